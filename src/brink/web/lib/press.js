// A press begins on a button and must end on it. What is drawn anew in between would take the button away.

/**
 * @param {HTMLElement} root
 * @param {() => void} draw
 * @returns {() => void} draws, but not while a button in `root` is held down: then as soon as it is let go
 */
export function unpressed(root, draw) {
  let held = false;
  let due = false;
  const release = () => {
    held = false;
    if (!due) return;
    due = false;
    draw();
  };
  const letGo = () => setTimeout(release); // after the click, which comes with it
  root.addEventListener("mousedown", (event) => {
    held = !!(/** @type {Element} */ (event.target).closest("button, [role=button]"));
    for (const end of ["mouseup", "blur"]) window.addEventListener(end, letGo, { once: true });
  });
  return () => {
    due = held;
    if (!held) draw();
  };
}
