import type { Page } from '@playwright/test';
import { sessionOf } from './resize-story';

/** Minimum size of a touch target in px: `--target` of the design. */
const TARGET_PX = 44;

/** Returns the targets that are smaller than `TARGET_PX`. Links within a sentence are exempt, because they are as high as its lines. */
const tooSmall = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((minimum) => {
    type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
    /** Returns the box of an element with its labels, and the children and pseudo-elements that enlarge the target. */
    const boxOf = (element: HTMLElement): Box => {
      const own = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.getBoundingClientRect()) : [];
      const pseudoElements = ['::before', '::after'].flatMap((part) => {
        const { content, position, top, right, bottom, left } = getComputedStyle(element, part);
        const [t, r, b, l] = [top, right, bottom, left].map(Number.parseFloat) as [number, number, number, number];
        const enlarges = content !== 'none' && position === 'absolute' && ![t, r, b, l].some(Number.isNaN);
        return enlarges ? [new DOMRect(own.left + l, own.top + t, own.width - l - r, own.height - t - b)] : [];
      });
      const children = [...element.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 1);
      const all = [own, ...labels, ...pseudoElements, ...children];
      return {
        left: Math.min(...all.map(({ left }) => left)), right: Math.max(...all.map(({ right }) => right)),
        top: Math.min(...all.map(({ top }) => top)), bottom: Math.max(...all.map(({ bottom }) => bottom)),
      };
    };
    const isInSentence = (element: Element): boolean =>
      element.matches('a') && getComputedStyle(element).display === 'inline' && (element.closest('p, li, dd, label')?.textContent.trim().length ?? 0) > element.textContent.trim().length + 3;

    /** Returns whether an ancestor shows only 1 px, such as the head of a table whose rows are cards: a keyboard reaches its targets, a finger cannot. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && ((element.clientWidth === 1 && getComputedStyle(element).overflow === 'hidden') || isClipped(element.parentElement));

    const layer = document.querySelector('dialog[open]') ?? document;
    const targets = [...layer.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [role="option"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1 && element.closest('[inert], [aria-hidden="true"]') === null)
      .map((element) => ({ element, box: boxOf(element) }));
    return targets.flatMap(({ element, box }) => {
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      if ((width > minimum - 0.5 && height > minimum - 0.5) || isInSentence(element) || isClipped(element)) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      return [`${name}: ${Math.round(width)} by ${Math.round(height)}`];
    });
  }, TARGET_PX);

/** Returns the targets of a story that are too small for touch, measured with the styles of a screen that cannot hover. */
export const smallTouchTargets = async (tab: Page): Promise<ReadonlyArray<string>> => {
  const session = await sessionOf(tab);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const found = await tooSmall(tab);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  return found.map((target) => `too small for touch: ${target}`);
};
