import * as E from 'fp-ts/Either';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { NETWORK_STATUS, LOG, APP_CONFIG } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { lazyPage } from '#ui/shell/errors/lazy-page.tsx';
import { PageOutlet } from './page-outlet';

type Load = () => Promise<React.ComponentType>;

const reload = vi.fn();
const online = new Subject<E.Either<never, boolean>>();
const services = new Map<unknown, unknown>([
  [LOG, { failure: () => {} }],
  [NETWORK_STATUS, { online }],
  [APP_CONFIG, { dataLocation: 'browser', siteUrl: null }],
]);
let container: HTMLElement;
let root: Root;

/** Renders without React's act environment, which does not resume a component that suspended during a click. */
const show = (load: Load, Page = lazyPage(load)): void => {
  root.render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter>
        <PageOutlet route={{ path: '/', page: Page, hero: false }} onArrived={() => {}} reload={reload}>
          <Page />
        </PageOutlet>
      </MemoryRouter>
    </ServicesProvider>,
  );
};
const failingLoad = (): Load & ReturnType<typeof vi.fn<Load>> => vi.fn<Load>(() => Promise.reject(new TypeError('Failed to fetch')));
/** Waits for the Retry button and for the error screen's subscription to the network status. */
const retry = (): Promise<HTMLButtonElement> =>
  vi.waitFor(() => {
    const button = container.querySelector('button');
    if (button === null || !online.observed) throw new Error('There is no Retry button that follows the network status.');
    return button;
  });
/** Clicks Retry (or triggers a reload by `press`) and waits until the code was loaded `times` times. */
const pressAndExpectLoads = async (
  load: ReturnType<typeof failingLoad>, times: number,
  press = (button: HTMLButtonElement): void => button.click(),
): Promise<void> => {
  press(await retry());
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times));
  await retry();
};

describe('PageOutlet', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    reload.mockClear();
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
  });
  afterEach(() => {
    root.unmount();
    container.remove();
    vi.restoreAllMocks();
  });

  it('loads failed code again on Retry, and reloads the document if that failed too and the browser is online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const load = failingLoad();
    show(load);
    await pressAndExpectLoads(load, 2);
    onLine.mockReturnValue(false);
    await pressAndExpectLoads(load, 3);
    onLine.mockReturnValue(true);
    // The connection comes back without a click.
    await pressAndExpectLoads(load, 4, () => [false, true].forEach((is) => online.next(E.right(is))));
    expect(reload).not.toHaveBeenCalled();
    (await retry()).click();
    expect(reload).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('loads failed code again when the page is opened again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const load = failingLoad();
    const Page = lazyPage(load);
    show(load, Page);
    await retry();
    root.render(null);
    await vi.waitFor(() => expect(container.querySelector('button')).toBeNull());
    load.mockResolvedValue(() => <main>Heat</main>);
    show(load, Page);
    await vi.waitFor(() => expect(container.querySelector('main')?.textContent).toBe('Heat'));
    expect(load).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('renders a page with a render error again on every Retry, without a reload of the document', async () => {
    const renderPage = vi.fn((): React.JSX.Element => {
      throw new Error('a render error');
    });
    show(() => Promise.resolve(renderPage));
    for (let press = 0; press < 3; press += 1) {
      const button = await retry();
      renderPage.mockClear();
      button.click();
      await vi.waitFor(() => expect(renderPage).toHaveBeenCalled());
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a link',
      <a key="a" href="/details">
        Heat
      </a>, false,
    ],
    ['a field', <input key="i" />, true],
  ])('removes a page whose focus is in %s', async (_name, element, keepsFocus) => {
    const wasInDocument: boolean[] = [];
    show(() => Promise.resolve(() => <main>{element}</main>));
    const focused = await vi.waitFor(() => container.querySelector<HTMLElement>('main > *') ?? expect.fail('not rendered'));
    focused.focus();
    focused.addEventListener('blur', () => wasInDocument.push(focused.isConnected));
    root.render(null);
    await vi.waitFor(() => expect(container.querySelector('main')).toBeNull());
    expect(wasInDocument).toEqual(keepsFocus ? [] : [true]);
  });
});
