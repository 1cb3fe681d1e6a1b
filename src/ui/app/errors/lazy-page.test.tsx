import { Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timedOut, type Failure } from '#domain/shared/failure';
import { ErrorBoundary } from './error-boundary';
import { lazyPage, lazyPart, PAGE_TIMEOUT_MS, type LazyPage } from './lazy-page';

const Loaded = (): React.JSX.Element => <h1>Here</h1>;
const reported: Failure[] = [];
let place: HTMLElement;
let root: Root;

/** Draws without React's own test mode, which does not wake what suspended during a click. */
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
const saw = (text: string): Promise<void> => vi.waitFor(() => expect(place.textContent).toBe(text));

describe('lazyPage', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    reported.length = 0;
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('waits for its code, asks for it once, and draws it at once the next time', async () => {
    let arrive = (): void => undefined;
    const load = vi.fn(() => new Promise<typeof Loaded>((resolve) => { arrive = () => resolve(Loaded); }));
    const Page = lazyPage(load);
    show(Page);
    await saw('waiting');
    arrive();
    await saw('Here');
    const texts: string[] = [];
    const other = document.createElement('div');
    new MutationObserver(() => texts.push(other.textContent)).observe(other, { childList: true, subtree: true });
    const again = createRoot(other);
    again.render(<Suspense fallback="waiting"><Page /></Suspense>);
    await vi.waitFor(() => expect(other.textContent).toBe('Here'));
    expect(texts).toEqual(['Here']);
    expect(load).toHaveBeenCalledOnce();
    again.unmount();
  });

  it('has two minutes', () => {
    expect(PAGE_TIMEOUT_MS).toBe(120_000);
  });

  it('gives up when the time is over, reports it, and asks again on Retry', async () => {
    const load = vi.fn<() => Promise<typeof Loaded>>().mockReturnValueOnce(new Promise(() => {})).mockResolvedValue(Loaded);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show(lazyPage(load));
    await saw('waiting');
    vi.advanceTimersByTime(PAGE_TIMEOUT_MS);
    await saw('unavailable');
    expect(reported).toMatchObject([timedOut]);
    place.querySelector('button')?.click();
    await saw('Here');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says offline where that is why the code does not come', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(lazyPage(() => Promise.reject(new TypeError('Failed to fetch'))));
    await saw('offline');
  });

  it('tries again when it is needed what failed ahead of need', async () => {
    const load = vi.fn<() => Promise<typeof Loaded>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Loaded);
    const Page = lazyPage(load);
    await expect(Page.preload()).rejects.toMatchObject({ _tag: 'unavailable', message: 'lost' });
    show(Page);
    await saw('Here');
    await Page.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives a part its properties', async () => {
    const Part = lazyPart<{ readonly name: string }>(() => Promise.resolve(({ name }) => <p>{name}</p>));
    await Part.preload();
    root.render(<Part name="Maya" />);
    await saw('Maya');
  });
});
