import type { Page } from '@playwright/test';

type Watcher = {
  /** Returns the distinct level-1 headings that were visible since the last `clear`, in order. */
  readonly seen: () => ReadonlyArray<string>;
  readonly clear: () => void;
};

/** Records the visible level-1 heading in every animation frame. Must be called before a page is opened. */
export const watchFrames = async (page: Page): Promise<Watcher> => {
  const seen: string[] = [];
  await page.exposeFunction('recordHeading', (name: string) => void seen.push(name));
  await page.addInitScript(() => {
    let last = '';
    const checkFrame = (): void => {
      requestAnimationFrame(checkFrame);
      const h1 = document.querySelector('h1');
      const name = h1?.checkVisibility({ visibilityProperty: true }) === true ? h1.textContent : '';
      if (name !== last && name !== '') (window as unknown as { recordHeading: (name: string) => void }).recordHeading(name);
      last = name;
    };
    checkFrame();
  });
  return {
    seen: () => [...new Set(seen)],
    clear: () => {
      seen.length = 0;
    },
  };
};
