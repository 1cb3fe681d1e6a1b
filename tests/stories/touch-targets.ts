import type { Page } from '@playwright/test';

/** Minimum size of a touch target in px: `--target` of the design. */
const TARGET_PX = 44;

/**
 * Returns the targets that are smaller than `TARGET_PX` and the fields with text under 16 px, measured with the styles of a screen that
 * cannot hover: Chromium keeps `hover: none` after its touch emulation ends. Links within a sentence are exempt, because they are as high
 * as its lines.
 */
export const smallTouchTargets = (page: Page): Promise<ReadonlyArray<string>> =>
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
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.closest('p, li, dd, label')?.textContent.trim().length ?? 0) > element.textContent.trim().length + 3;

    /**
     * Returns whether an ancestor shows only 1 px, such as the head of a table whose rows are cards: a keyboard reaches its targets, a
     * finger cannot.
     */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth === 1 && getComputedStyle(element).overflow === 'hidden') || isClipped(element.parentElement));

    const groupsIn = (rules: CSSRuleList): ReadonlyArray<CSSGroupingRule> =>
      [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? [rule, ...groupsIn(rule.cssRules)] : []));
    const touchRules = [...document.styleSheets]
      .flatMap((sheet) => groupsIn(sheet.cssRules))
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === '(hover: none)') as CSSMediaRule[];
    for (const { media } of touchRules) media.mediaText = 'all';
    // Shelves far below are laid out only near the window, so that a change of styles may reach them later than this measurement.
    const laidOut = document.head.appendChild(document.createElement('style'));
    laidOut.textContent = '*, ::before, ::after { content-visibility: visible !important; }';
    const typedInto = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), select, textarea';
    const layer = document.querySelector('dialog[open]') ?? document;
    const targets = [
      ...layer.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [role="option"]',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.getBoundingClientRect().width > 1 &&
          element.closest('[inert], [aria-hidden="true"]') === null,
      )
      .map((element) => ({
        element, box: boxOf(element),
        // iOS zooms into a field with smaller text when it gets the focus.
        isZoomed: element.matches(typedInto) && Number.parseFloat(getComputedStyle(element).fontSize) < 16,
      }));
    for (const { media } of touchRules) media.mediaText = '(hover: none)';
    laidOut.remove();
    return targets.flatMap(({ element, box, isZoomed }) => {
      if (isZoomed) return [`text under 16 px in a field: ${element.outerHTML}`];
      const [width, height] = [box.right - box.left, box.bottom - box.top];
      if ((width > minimum - 0.5 && height > minimum - 0.5) || isInSentence(element) || isClipped(element)) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      return [`too small for touch: ${name}: ${Math.round(width)} by ${Math.round(height)}`];
    });
  }, TARGET_PX);
