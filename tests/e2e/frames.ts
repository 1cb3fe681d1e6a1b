import type { Page } from '@playwright/test';

type Watcher = {
  /** Every heading of a page that was on the screen since it was last forgotten, in order. */
  readonly seen: () => ReadonlyArray<string>;
  readonly forget: () => void;
};

/** Watches frame by frame what is on the screen, not what is in the document. Has to begin before a page is opened. */
export const watchFrames = async (page: Page): Promise<Watcher> => {
  const seen: string[] = [];
  await page.exposeFunction('see', (name: string) => void seen.push(name));
  await page.addInitScript(() => {
    let last = '';
    const look = (): void => {
      requestAnimationFrame(look);
      const h1 = document.querySelector('h1');
      const name = h1?.checkVisibility({ visibilityProperty: true }) === true ? h1.textContent : '';
      if (name !== last && name !== '') (window as unknown as { see: (name: string) => void }).see(name);
      last = name;
    };
    look();
  });
  return {
    seen: () => [...new Set(seen)],
    forget: () => {
      seen.length = 0;
    },
  };
};
