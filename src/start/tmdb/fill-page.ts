// With the TMDB catalogue: fills the prerendered page with the first answer to the requests of the first view, before the app has loaded.
// The template in the document is rendered by the app's own components (early-template.tsx).
import { whenParsed } from '#start/document/when-parsed.ts';
import type { EarlyAnswer } from './answer-parts.ts';
import { sendEarlyRequests, type Visit } from './early-answers.ts';

/** Puts an answer into the page with parts of its template. Throws for an answer that the app does not accept either. */
export type Fill<A = unknown> = (root: HTMLElement, template: DocumentFragment, answer: A) => void;

/** Times in ms that the app waits for the answer and for the pictures of the first view. */
const MAX_WAIT_MS = { answer: 150, pictures: 800 };

const within = (millis: number, promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise((resolve) => { setTimeout(resolve, millis); })]);

const isInFirstView = (image: Element): boolean => {
  const box = image.getBoundingClientRect();
  return box.width > 0 && box.top < innerHeight && box.left < innerWidth;
};

const loaded = (image: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve) => {
    if (image.complete) resolve(null);
    else image.onload = image.onerror = resolve;
  });

const tryToFill = <A>(fill: Fill<A>, answer: A): boolean => {
  const root = document.getElementById('root') as HTMLElement;
  const template = document.getElementById('early-template') as HTMLTemplateElement | null;
  // Reload and Back restore a scroll position, and the app may already show the page. Adult titles are not found.
  if (!template || !root.dataset['prerendered'] || (answer as EarlyAnswer).adult) return false;
  if ((performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type !== 'navigate') return false;
  fill(root, template.content, answer);
  return true;
};

/** Sends the requests of the page's first view and fills the page with the first answer, then another part of it with all. */
export const fillPage = (visit: Visit | null, fill: Fill, fillWithAll?: Fill<ReadonlyArray<unknown>>): void => {
  const answers = sendEarlyRequests(visit);
  if (!answers) return;
  const all = (): Promise<ReadonlyArray<unknown>> => Promise.all(answers);
  const filled = Promise.all([answers[0], whenParsed()]).then(([answer]) => tryToFill(fill, answer));
  filled
    .then((isFilled) => {
      if (!isFilled) return all();
      if (fillWithAll) all().then((each) => tryToFill(fillWithAll, each)).catch(() => undefined);
      return null;
    })
    .then(() => {
      window.marqueeAnswered = true;
    })
    .catch(() => {
      // The app repeats what failed and shows the failure.
    });

  // Called after the first paint: the app's code competes with the pictures of the first view, so it loads after them. A slow answer does
  // not delay it.
  window.marqueeFilled = () =>
    within(MAX_WAIT_MS.answer, filled).then(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main .photo, main .portrait')].filter(isInFirstView);
      return within(MAX_WAIT_MS.pictures, Promise.all(images.map(loaded)));
    });
};
