import * as E from 'fp-ts/Either';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { NETWORK_STATUS, LOG, APP_CONFIG } from '#application/service-keys';
import { ServicesProvider } from '../../services';
import { lazyPage } from '../errors/lazy-page';
import { PageOutlet } from './page-outlet';

type Load = () => Promise<React.ComponentType>;

const reload = vi.fn();
const online = new Subject<E.Either<never, boolean>>();
const services = new Map<unknown, unknown>([[LOG, { failure: () => {} }], [NETWORK_STATUS, { online }], [APP_CONFIG, { dataLocation: 'browser', siteUrl: null }]]);
let place: HTMLElement;
let root: Root;

/** Draws without React's own test mode, which does not wake what suspended during a press. */
const show = (load: Load): void => {
  const Page = lazyPage(load);
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
const lost = (): Load & ReturnType<typeof vi.fn<Load>> => vi.fn<Load>(() => Promise.reject(new TypeError('Failed to fetch')));
/** The button, once its screen is there with everything that it listens to. */
const retry = (): Promise<HTMLButtonElement> =>
  vi.waitFor(() => {
    const button = place.querySelector('button');
    if (button === null || !online.observed) throw new Error('There is no Retry that hears of the connection.');
    return button;
  });
/** Presses Retry (or does something else that asks again), and waits for what comes of it. */
const pressAsking = async (load: ReturnType<typeof lost>, times: number, press = (button: HTMLButtonElement): void => button.click()): Promise<void> => {
  press(await retry());
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times));
  await retry();
};

describe('Retry of a page', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    reload.mockClear();
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
    vi.restoreAllMocks();
  });

  it('asks for lost code again, and for the document when that was in vain and there is a connection to fetch it over', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const load = lost();
    show(load);
    await pressAsking(load, 2);
    onLine.mockReturnValue(false);
    await pressAsking(load, 3);
    onLine.mockReturnValue(true);
    // Nobody has pressed anything when the connection comes back.
    await pressAsking(load, 4, () => [false, true].forEach((is) => online.next(E.right(is))));
    expect(reload).not.toHaveBeenCalled();
    (await retry()).click();
    expect(reload).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('draws a page that broke once more, however often', async () => {
    const draw = vi.fn((): React.JSX.Element => {
      throw new Error('a fault while drawing');
    });
    show(() => Promise.resolve(draw));
    for (let press = 0; press < 3; press += 1) {
      const button = await retry();
      draw.mockClear();
      button.click();
      await vi.waitFor(() => expect(draw).toHaveBeenCalled());
    }
    expect(reload).not.toHaveBeenCalled();
  });
});
