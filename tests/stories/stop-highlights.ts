import type { BrowserContext } from '@playwright/test';

/**
 * Keeps Storybook's highlights from starting in a context's pages. They draw frames around elements that its accessibility panel names,
 * which no test uses, and read the computed style of every element after each change of a story.
 */
export const stopHighlights = (context: BrowserContext): ReturnType<BrowserContext['addInitScript']> =>
  context.addInitScript(() => {
    // Storybook sets this itself when it starts the highlights, and starts them once.
    (window as unknown as Record<string, unknown>)['__STORYBOOK_HIGHLIGHT_INITIALIZED'] = true;
  });
