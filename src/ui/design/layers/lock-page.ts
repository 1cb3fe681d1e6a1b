let locks = 0;

const show = (): void => void document.documentElement.classList.toggle('locked', locks > 0);

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
