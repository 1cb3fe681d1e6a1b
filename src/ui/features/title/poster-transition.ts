import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { prefersMotion } from '#ui/design/utils/media-queries.ts';
import './poster-transition.css';

/** Maximum delay from click to page, in ms. A later page appears without animation: the click and the move would look unrelated. */
const MAX_DELAY_MS = 400;

type CapturedPoster = { readonly title: string; readonly poster: HTMLElement; readonly from: DOMRect; readonly when: number };

let captured: CapturedPoster | null = null;

/** Captures a poster's appearance and position when its page is opened. Does nothing with reduced motion. */
export const capturePoster = (title: TitleId, poster: HTMLElement): void => {
  const copy = poster.cloneNode(true);
  if (!(copy instanceof HTMLElement) || !prefersMotion()) return;
  captured = { title: itemKey(title), poster: copy, from: poster.getBoundingClientRect(), when: performance.now() };
};

/** Returns the poster captured for this title within the last 400 ms, and clears the capture. */
const takeCaptured = (title: TitleId): CapturedPoster | null => {
  const match = captured?.title === itemKey(title) && performance.now() - captured.when < MAX_DELAY_MS ? captured : null;
  captured = null;
  return match;
};

/** Animates a copy above the page from the captured position to `target`, which is hidden until the end. @returns ends the animation. */
const animate = ({ poster, from }: CapturedPoster, target: HTMLElement): (() => void) => {
  const to = target.getBoundingClientRect();
  // Small screens render no poster on the title's page.
  if (to.width === 0) return () => undefined;
  const set = (name: string, value: number, unit = 'px'): void => poster.style.setProperty(name, `${value}${unit}`);
  (['left', 'top', 'width', 'height'] as const).forEach((side) => set(side, to[side]));
  set('--from-x', from.left - to.left);
  set('--from-y', from.top - to.top);
  set('--from-size', from.width / to.width, '');
  poster.classList.add('in-transition');
  target.style.visibility = 'hidden';
  const finish = (): void => {
    poster.remove();
    target.style.removeProperty('visibility');
  };
  poster.addEventListener('animationend', finish);
  poster.addEventListener('animationcancel', finish);
  document.body.append(poster);
  return finish;
};

/**
 * Animates the clicked poster to its position on the title's page. View Transitions would look the same, but block rendering while
 * they capture the page: the heading appeared 50 % later (docs/decisions/platform/0002).
 * @param target the poster's element, just mounted. @returns a cleanup that ends the animation immediately, for unmounting.
 */
export const animateCapturedPoster = (title: TitleId, target: HTMLElement): (() => void) => {
  let end = (): void => { isCancelled = true; };
  let isCancelled = false;
  // Runs after the whole page is mounted and scrolled to its start position.
  queueMicrotask(() => {
    const match = isCancelled ? null : takeCaptured(title);
    if (match !== null) end = animate(match, target);
  });
  return () => end();
};
