let locks = 0;

/** The page keeps the room of its scroll bar, so that nothing moves, where it has one. */
const show = (): void => {
  const root = document.documentElement;
  const isLocked = locks > 0;
  if (isLocked !== root.classList.contains('locked')) root.classList.toggle('has-bar', isLocked && root.scrollHeight > root.clientHeight);
  root.classList.toggle('locked', isLocked);
};

/** Stops the page from scrolling until the answer is called; several may hold it at once. */
export const lockPage = (): (() => void) => {
  let held = true;
  locks += 1;
  show();
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    show();
  };
};
