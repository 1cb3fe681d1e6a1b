import { Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timedOut, type Failure } from '#domain/shared/failure';
import { ErrorBoundary } from './error-boundary';
import { lazyPage, lazyPart, PAGE_TIMEOUT_MS, type LazyPage } from './lazy-page';
import { reloadStylesheets } from './reload-stylesheets';

vi.mock('./reload-stylesheets', () => ({ reloadStylesheets: vi.fn(() => Promise.resolve()) }));

const Loaded = (): React.JSX.Element => <h1>Here</h1>;
const reported: Failure[] = [];
let container: HTMLElement;
let root: Root;

/** Renders without React's act environment, which does not resume a component that suspended during a click. */
const show = (Page: LazyPage): void => {
  root.render(
    <ErrorBoundary
      resetKey="/"
      report={(_, failure) => reported.push(failure)}
      fallback={(failure, retry) => (
        <button
          onClick={() => {
            Page.forget();
            retry();
          }}
        >
          {failure._tag}
        </button>
      )}
    >
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
};
const expectText = (text: string): Promise<void> => vi.waitFor(() => expect(container.textContent).toBe(text));

describe('lazyPage', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    reported.length = 0;
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
  });
  afterEach(() => {
    root.unmount();
    container.remove();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('shows the fallback while loading, loads once, and renders without the fallback the next time', async () => {
    let finishLoading = (): void => undefined;
    const load = vi.fn(() => new Promise<typeof Loaded>((resolve) => { finishLoading = () => resolve(Loaded); }));
    const Page = lazyPage(load);
    show(Page);
    await expectText('waiting');
    finishLoading();
    await expectText('Here');
    const texts: string[] = [];
    const other = document.createElement('div');
    new MutationObserver(() => texts.push(other.textContent)).observe(other, { childList: true, subtree: true });
    const secondRoot = createRoot(other);
    secondRoot.render(<Suspense fallback="waiting"><Page /></Suspense>);
    await vi.waitFor(() => expect(other.textContent).toBe('Here'));
    expect(texts).toEqual(['Here']);
    expect(load).toHaveBeenCalledOnce();
    secondRoot.unmount();
  });

  it('has a time-out of two minutes', () => {
    expect(PAGE_TIMEOUT_MS).toBe(120_000);
  });

  it('fails after the time-out, reports the failure, and loads again on Retry', async () => {
    const load = vi.fn<() => Promise<typeof Loaded>>().mockReturnValueOnce(new Promise(() => {})).mockResolvedValue(Loaded);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show(lazyPage(load));
    await expectText('waiting');
    vi.advanceTimersByTime(PAGE_TIMEOUT_MS);
    await expectText('unavailable');
    expect(reported).toMatchObject([timedOut]);
    container.querySelector('button')?.click();
    await expectText('Here');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails with offline if the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(lazyPage(() => Promise.reject(new TypeError('Failed to fetch'))));
    await expectText('offline');
  });

  it('loads again when rendered online after a load that failed offline and whose error was never shown', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<() => Promise<typeof Loaded>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Loaded);
    const Page = lazyPage(load);
    root.render(<Suspense fallback="waiting"><Page /></Suspense>);
    await expectText('waiting');
    root.render(null);
    await expectText('');
    online.mockReturnValue(true);
    show(Page);
    await expectText('Here');
    expect(reported).toEqual([]);
  });

  it('loads again if the connection comes back before a load that started offline fails', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let fail = (): void => undefined;
    const load = vi
      .fn<() => Promise<typeof Loaded>>()
      .mockImplementationOnce(
        () =>
          new Promise((_, reject) => {
            fail = () => reject(new TypeError('Failed to fetch'));
          }),
      )
      .mockResolvedValue(Loaded);
    show(lazyPage(load));
    await expectText('waiting');
    online.mockReturnValue(true);
    fail();
    await expectText('Here');
    expect(load).toHaveBeenCalledTimes(2);
    expect(reported).toEqual([]);
  });

  it('does not load again online after a load that started online failed', async () => {
    const load = vi.fn<() => Promise<typeof Loaded>>().mockRejectedValue(new Error('lost'));
    const Page = lazyPage(load);
    show(Page);
    await expectText('unavailable');
    show(Page);
    await expectText('unavailable');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again when rendered after a failed preload', async () => {
    const load = vi.fn<() => Promise<typeof Loaded>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Loaded);
    const Page = lazyPage(load);
    await expect(Page.preload()).rejects.toMatchObject({ _tag: 'unavailable', message: 'lost' });
    show(Page);
    await expectText('Here');
    await Page.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('renders without the missing style sheets of another part, but not without its own', async () => {
    vi.mocked(reloadStylesheets).mockRejectedValue(new Error('No style sheet'));
    const load = vi.fn<() => Promise<typeof Loaded>>().mockRejectedValueOnce(new Error('Unable to preload CSS')).mockResolvedValue(Loaded);
    show(lazyPage(load));
    await expectText('unavailable');
    await lazyPage(() => Promise.resolve(Loaded)).preload();
    container.querySelector('button')?.click();
    await vi.waitFor(() => expect(reported).toHaveLength(2));
    await expectText('unavailable');
    vi.mocked(reloadStylesheets).mockResolvedValue();
    container.querySelector('button')?.click();
    await expectText('Here');
  });

  it('passes the props to a lazy part', async () => {
    const Part = lazyPart<{ readonly name: string }>(() => Promise.resolve(({ name }) => <p>{name}</p>));
    await Part.preload();
    root.render(<Part name="Maya" />);
    await expectText('Maya');
  });
});
