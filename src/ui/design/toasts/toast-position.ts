/** Room that toasts take at the end of the window, in px: the width of one, and the height of two. */
const ROOM = { width: 384, height: 150 };

/** Form, dialog or bar that the user works with. */
const findWorkplaces = (): ReadonlyArray<Element> =>
  [document.activeElement?.closest('form, [role="dialog"], dialog') ?? null, document.querySelector('.bulk')].filter(
    (element) => element !== null,
  );

/** Returns where a toast is shown: at the bottom right, or at the top if it would cover there what the user works with. */
export const toastPosition = (): 'bottom-right' | 'top-right' => {
  const isCovered = findWorkplaces().some((element) => {
    const { top, bottom, right, width } = element.getBoundingClientRect();
    return width > 0 && top < window.innerHeight && bottom > window.innerHeight - ROOM.height && right > window.innerWidth - ROOM.width;
  });
  return isCovered ? 'top-right' : 'bottom-right';
};
