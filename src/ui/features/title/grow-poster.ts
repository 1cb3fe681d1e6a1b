import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { prefersMotion } from '#ui/design/utils/motion.ts';
import './grow-poster.css';

/** A page that comes later than this after the click simply appears: nobody would take the two for one move. */
const PATIENCE_MS = 400;

type Taken = { readonly title: string; readonly poster: HTMLElement; readonly from: DOMRect; readonly when: number };

let taken: Taken | null = null;

/** Notes how a poster looks and where it stands, in the moment in which its page is opened. */
export const startPosterTransition = (title: TitleId, poster: HTMLElement): void => {
  const copy = poster.cloneNode(true);
  if (!(copy instanceof HTMLElement) || !prefersMotion()) return;
  taken = { title: itemKey(title), poster: copy, from: poster.getBoundingClientRect(), when: performance.now() };
};

/** The poster that was taken for this title a moment ago, once. */
const takenFor = (title: TitleId): Taken | null => {
  const found = taken?.title === itemKey(title) && performance.now() - taken.when < PATIENCE_MS ? taken : null;
  taken = null;
  return found;
};

/** A copy above everything grows from where the poster stood to its place, which is empty until then. */
const fly = ({ poster, from }: Taken, place: HTMLElement): (() => void) => {
  const to = place.getBoundingClientRect();
  // A small screen shows no poster on the title's page.
  if (to.width === 0) return () => undefined;
  const set = (name: string, value: number, unit = 'px'): void => poster.style.setProperty(name, `${value}${unit}`);
  (['left', 'top', 'width', 'height'] as const).forEach((side) => set(side, to[side]));
  set('--from-x', from.left - to.left);
  set('--from-y', from.top - to.top);
  set('--from-size', from.width / to.width, '');
  poster.classList.add('growing');
  place.style.visibility = 'hidden';
  const land = (): void => {
    poster.remove();
    place.style.removeProperty('visibility');
  };
  poster.addEventListener('animationend', land);
  poster.addEventListener('animationcancel', land);
  document.body.append(poster);
  return land;
};

/**
 * Lets the poster that was clicked grow into its place on the title's page. The browser's own View Transitions would show the same,
 * but hold the page still while they take a picture of it: the heading came half as late again (docs/decisions/0002).
 * @param place the poster's place, just put into the page. @returns what ends the move at once, for when the page is left.
 */
export const finishPosterTransition = (title: TitleId, place: HTMLElement): (() => void) => {
  let end = (): void => { left = true; };
  let left = false;
  // When all of the page stands, and is scrolled to where it begins.
  queueMicrotask(() => {
    const found = left ? null : takenFor(title);
    if (found !== null) end = fly(found, place);
  });
  return () => end();
};
