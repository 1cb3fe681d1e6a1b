import { vi } from 'vitest';

/** What an endless list asks a browser for, where nothing has a size: it may scroll and watch, and hears of nothing. */
export const stubMeasures = (): void => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
};
