import type { Page } from '@playwright/test';

/** What a finger needs, in px: `--target` of the design. */
const FINGER = 44;

/**
 * Targets that a finger misses: smaller than it needs, and with another one within its reach. Links within a sentence are as high as
 * its lines.
 */
export const missed = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((finger) => {
    type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
    /** The element with its label, and with what is laid over both to make it larger. */
    const boxOf = (element: HTMLElement): Box => {
      const own = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.getBoundingClientRect()) : [];
      const grown = ['::before', '::after'].flatMap((part) => {
        const { content, position, top, right, bottom, left } = getComputedStyle(element, part);
        const [t, r, b, l] = [top, right, bottom, left].map(Number.parseFloat) as [number, number, number, number];
        const lies = content !== 'none' && position === 'absolute' && ![t, r, b, l].some(Number.isNaN);
        return lies ? [new DOMRect(own.left + l, own.top + t, own.width - l - r, own.height - t - b)] : [];
      });
      const all = [own, ...labels, ...grown];
      return {
        left: Math.min(...all.map(({ left }) => left)), right: Math.max(...all.map(({ right }) => right)),
        top: Math.min(...all.map(({ top }) => top)), bottom: Math.max(...all.map(({ bottom }) => bottom)),
      };
    };
    const isInSentence = (element: Element): boolean =>
      element.matches('a') && getComputedStyle(element).display === 'inline' && (element.closest('p, li, dd, label')?.textContent.trim().length ?? 0) > element.textContent.trim().length + 3;
    const distance = (x: number, y: number, { left, right, top, bottom }: Box): number => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

    const layer = document.querySelector('dialog[open]') ?? document;
    const targets = [...layer.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [role="option"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getBoundingClientRect().width > 1 && element.closest('[inert], [aria-hidden="true"]') === null)
      .map((element) => ({ element, box: boxOf(element) }));
    if (targets.length < 3) throw new Error('There is hardly anything to hit here.');
    return targets.flatMap(({ element, box }) => {
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      if ((width > finger - 0.5 && height > finger - 0.5) || isInSentence(element)) return [];
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const near = targets.find((other) => !other.element.contains(element) && !element.contains(other.element) && distance(x, y, other.box) < finger / 2);
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      return near === undefined ? [] : [`${name}: ${Math.round(width)} by ${Math.round(height)}, beside ${near.element.textContent.trim().slice(0, 40)}`];
    });
  }, FINGER);
