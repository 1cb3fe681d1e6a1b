let locks = 0;

/** Updates the root classes. `has-bar` reserves the width of the scroll bar if the page has one, so that nothing shifts. */
const updateRootClasses = (): void => {
  const root = document.documentElement;
  const isLocked = locks > 0;
  if (isLocked !== root.classList.contains('locked')) root.classList.toggle('has-bar', isLocked && root.scrollHeight > root.clientHeight);
  root.classList.toggle('locked', isLocked);
};

/** Locks scrolling of the page and returns the unlock function. Several locks may be active; the page unlocks with the last one. */
export const lockPage = (): (() => void) => {
  let isActive = true;
  locks += 1;
  updateRootClasses();
  return () => {
    if (!isActive) return;
    isActive = false;
    locks -= 1;
    updateRootClasses();
  };
};
