import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSiteWorker } from './browser-site-worker';

const MAIN = '/assets/index-a.js';
const OFFER = { type: 'offer', main: MAIN };
const MEMBER = { type: 'member' };
/** A worker in a state, which records its requests and says whether its version is another one than the document's. */
const workerIn = (state: ServiceWorkerState, isOther = true) =>
  Object.assign(new EventTarget(), {
    state, requests: [] as unknown[],
    postMessage(request: unknown, ports: ReadonlyArray<MessagePort> = []) {
      this.requests.push(request);
      ports[0]?.postMessage(isOther);
    },
  });
type FakeWorker = ReturnType<typeof workerIn>;

/** A page whose browser has these workers. */
const pageWith = ({ controller = null, isFromWorker = controller !== null, waiting = null, caches = [] }: {
  readonly controller?: FakeWorker | null;
  readonly isFromWorker?: boolean;
  readonly waiting?: FakeWorker | null;
  readonly caches?: ReadonlyArray<string>;
}) => {
  const active = controller ?? workerIn('activated');
  const registration = Object.assign(new EventTarget(), {
    active, waiting, installing: null as FakeWorker | null, update: vi.fn(() => Promise.resolve()),
  });
  const container = Object.assign(new EventTarget(), {
    controller, ready: Promise.resolve(registration), register: vi.fn(() => Promise.resolve(registration)),
  });
  const page = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), page);
  const reload = vi.fn();
  let now = 0;
  const open = () =>
    openSiteWorker({
      container: container as unknown as ServiceWorkerContainer, caches: { keys: () => Promise.resolve([...caches]) },
      document: document as unknown as Document, now: () => now, loaded: (since) => ['https://films.example/faq', `since ${since}`], reload,
      isFromWorker, awaitAnswer: () => Promise.resolve(), main: MAIN,
    });
  return { active, registration, container, document, reload, open, at: (time: number) => (now = time) };
};
const isReady = (worker: Awaited<ReturnType<typeof openSiteWorker>>): boolean => {
  let last = false;
  worker.isNewVersionReady.subscribe((ready) => (last = E.isRight(ready) && ready.right)).unsubscribe();
  return last;
};

afterEach(() => void vi.useRealTimers());

describe('openSiteWorker', () => {
  it('tells the first worker what the page loaded before it, and offers nothing', async () => {
    const page = pageWith({});
    const worker = await page.open();
    page.container.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(page.active.requests).toEqual([{ type: 'opened', addresses: ['https://films.example/faq', 'since 0'] }]));
    expect(isReady(worker)).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('tells a worker that started while the page was opened what the page loaded, and no worker that opened it', async () => {
    const opened = { type: 'opened', addresses: ['https://films.example/faq', 'since 0'] };
    for (const isFromWorker of [false, true]) {
      const page = pageWith({ controller: workerIn('activated'), isFromWorker });
      await page.open();
      await page.container.ready;
      expect(page.active.requests).toEqual(isFromWorker ? [] : [opened]);
    }
  });

  it('offers a version that waits, one that is installed later, and one that another tab has started', async () => {
    const first = await pageWith({ controller: workerIn('activated'), waiting: workerIn('installed') }).open();
    await vi.waitFor(() => expect(isReady(first)).toBe(true));
    const later = pageWith({ controller: workerIn('activated') });
    const worker = await later.open();
    const installing = workerIn('installing');
    later.registration.installing = installing;
    later.registration.dispatchEvent(new Event('updatefound'));
    expect(isReady(worker)).toBe(false);
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    await vi.waitFor(() => expect(isReady(worker)).toBe(true));
    const elsewhere = pageWith({ controller: workerIn('activated') });
    const other = await elsewhere.open();
    elsewhere.container.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect([isReady(other), elsewhere.reload.mock.calls.length]).toEqual([true, 0]));
  });

  it('offers no version that this document already has, which comes from the network before its worker starts', async () => {
    const waiting = workerIn('installed', false);
    const page = pageWith({ controller: workerIn('activated'), waiting });
    const worker = await page.open();
    page.container.controller = waiting;
    page.container.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(waiting.requests).toEqual([OFFER, OFFER]));
    await new Promise((resolve) => { setTimeout(resolve, 20); });
    expect(isReady(worker)).toBe(false);
  });

  it('offers a version whose worker does not answer', async () => {
    vi.useFakeTimers();
    const silent = Object.assign(workerIn('installed'), { postMessage: () => undefined });
    const worker = await pageWith({ controller: workerIn('activated'), waiting: silent }).open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isReady(worker)).toBe(true);
  });

  it('starts the newer version and reloads when it has taken over, or after two seconds', async () => {
    vi.useFakeTimers();
    const waiting = workerIn('installed');
    const page = pageWith({ controller: workerIn('activated'), waiting });
    (await page.open()).startNewVersion();
    expect(waiting.requests).toContainEqual({ type: 'take-over' });
    expect(page.reload).not.toHaveBeenCalled();
    page.container.dispatchEvent(new Event('controllerchange'));
    expect(page.reload).toHaveBeenCalledTimes(1);
    const busy = pageWith({ controller: workerIn('activated'), waiting: workerIn('installed') });
    (await busy.open()).startNewVersion();
    vi.advanceTimersByTime(2000);
    expect(busy.reload).toHaveBeenCalledTimes(1);
  });

  it('forgets only if a member was here', async () => {
    const visitor = pageWith({ controller: workerIn('activated'), caches: ['marquee-frame-a', 'marquee-pages'] });
    (await visitor.open()).forgetMember();
    const member = pageWith({ controller: workerIn('activated'), caches: ['marquee-frame-a', 'marquee-member-a'] });
    (await member.open()).forgetMember();
    await vi.waitFor(() => expect(member.active.requests).toEqual([{ type: 'forget' }]));
    expect(visitor.active.requests).toEqual([]);
    const early = pageWith({ controller: workerIn('activated') });
    (await early.open()).forgetMember(true);
    await vi.waitFor(() => expect(early.active.requests).toEqual([{ type: 'forget' }]));
    const quick = pageWith({ controller: workerIn('activated') });
    const worker = await quick.open();
    worker.keepForMember();
    worker.forgetMember();
    await vi.waitFor(() => expect(quick.active.requests).toEqual([{ type: 'member' }, { type: 'forget' }]));
    worker.keepForMember();
    worker.forgetMember();
    worker.keepForMember();
    await vi.waitFor(() => expect(quick.active.requests.slice(2)).toEqual([{ type: 'member' }, { type: 'forget' }, { type: 'member' }]));
  });

  it('keeps what members need for the version that waits too, and for one that is installed while a member is here', async () => {
    const [waiting, installing, next] = [workerIn('installed', false), workerIn('installed', false), workerIn('installed')];
    const page = pageWith({ controller: workerIn('activated'), waiting });
    const worker = await page.open();
    worker.keepForMember();
    await vi.waitFor(() => expect([page.active.requests, waiting.requests]).toEqual([[MEMBER], [OFFER, MEMBER]]));
    const install = (version: FakeWorker): void => {
      page.registration.installing = version;
      page.registration.dispatchEvent(new Event('updatefound'));
      version.dispatchEvent(new Event('statechange'));
    };
    install(installing);
    worker.forgetMember();
    await vi.waitFor(() => expect(page.active.requests).toHaveLength(2));
    install(next);
    await vi.waitFor(() => expect(isReady(worker)).toBe(true));
    expect([installing.requests, next.requests]).toEqual([[MEMBER, OFFER], [OFFER]]);
  });

  it.each([
    [true, 'since 5000'], [false, 'since 0'],
  ])('tells the first worker nothing of what was loaded before a member left: %s', async (hasMember, since) => {
    const page = pageWith({});
    const worker = await page.open();
    if (hasMember) worker.keepForMember();
    page.at(5000);
    worker.forgetMember();
    page.container.dispatchEvent(new Event('controllerchange'));
    const opened = { type: 'opened', addresses: ['https://films.example/faq', since] };
    await vi.waitFor(() => expect(page.active.requests).toContainEqual(opened));
    // Nothing waits any more.
    if (hasMember) await vi.waitFor(() => expect(page.active.requests).toContainEqual({ type: 'forget' }));
  });

  it('asks for a newer version when a tab becomes visible after an hour', async () => {
    const page = pageWith({ controller: workerIn('activated') });
    await page.open();
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(page.registration.update).not.toHaveBeenCalled();
    page.at(3_600_000);
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(page.registration.update).toHaveBeenCalledTimes(1);
  });
});
