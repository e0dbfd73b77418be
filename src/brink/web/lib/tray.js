// The shell's place for one's own hand, for boards that show the cards themselves and need that place on a phone only.

/** One for each game: its board asks for the `place`, the shell makes the hand. */
export function createTray() {
  const tray = {
    /** @type {HTMLElement | null} null while the shell has no hand */
    place: null,
    /** What the board does once there is a place. */
    arrange: () => {},
    /** The `createHand` of a board. @param {HTMLElement} root */
    createHand(root) {
      tray.place = root;
      tray.arrange();
      return {
        update() {},
        destroy() {
          tray.place = null;
        },
      };
    },
  };
  return tray;
}
