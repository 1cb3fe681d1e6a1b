import { vi } from 'vitest';

/** Stubs `scrollTo` and `ResizeObserver`, which infinite lists need and a DOM without layout lacks. The observer never fires. */
export const stubMeasures = (): void => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('ResizeObserver', class { observe(): void {} unobserve(): void {} disconnect(): void {} });
};
