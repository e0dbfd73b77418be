// Given instead of a module to a page of an earlier release: such a page is loaded anew, and asks for today's.
// While two releases are served at once it may meet the other one again; then it waits a little before each try.
const LAST = "brink.again";
const PAUSE = 5_000; // milliseconds

const since = Date.now() - Number(sessionStorage.getItem(LAST));
setTimeout(
  () => {
    sessionStorage.setItem(LAST, String(Date.now()));
    location.reload();
  },
  Math.min(PAUSE, Math.max(0, PAUSE - since)),
);
await new Promise(() => {}); // nobody goes on with what is being left

export {};
