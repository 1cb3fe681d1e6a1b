import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BannerSettings } from '#domain/banners/banner';
import { keepsBannerRepositoryContract } from '#domain/banners/banner-repository.contract';
import { offline, unavailable } from '#domain/shared/failure';
import { restBanners, type RestBannerDeps } from './rest-banners';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';

const settings: FirebaseSettings = {
  projectId: 'demo-x', apiKey: 'a key', authDomain: 'x', storageBucket: 'x', appId: '1', emulators: null,
};

const NAME = 'projects/demo-x/databases/(default)/documents/settings/banners';

const foundDocument = (fields: unknown): unknown => [{ found: { name: NAME, fields } }];

const toRestDocument = ({ content }: BannerSettings): unknown =>
  foundDocument({
    schemaVersion: { integerValue: '1' },
    content: {
      arrayValue:
        content.length === 0
          ? {}
          : {
              values: content.map(({ name, url, active }) => ({
                mapValue: { fields: { name: { stringValue: name }, url: { stringValue: url }, active: { booleanValue: active } } },
              })),
            },
    },
  });

const requests: string[] = [];
const stubFetch = (respond: () => Response | Promise<Response>): void => {
  requests.length = 0;
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    requests.push(`${url} ${typeof body === 'string' ? body : ''}`);
    return Promise.resolve(respond());
  });
};
const stubDocument = (content: BannerSettings | null): void =>
  stubFetch(() => Response.json(content === null ? [{ missing: NAME }] : toRestDocument(content)));

afterEach(() => { vi.unstubAllGlobals(); });

keepsBannerRepositoryContract('restBanners', (content) => {
  stubDocument(content);
  return restBanners(settings);
});

const banners = { content: [{ name: 'night', url: '/night.webp', active: true }] };

describe('restBanners', () => {
  it('reads the document of the project or of the emulators, once for all subscribers', async () => {
    stubDocument(banners);
    const { watch } = restBanners(settings);
    await Promise.all([firstValueFrom(watch), firstValueFrom(watch)]);
    await firstValueFrom(restBanners({ ...settings, emulators: { auth: '', firestore: '127.0.0.1:8302', storage: '' } }).watch);
    expect(requests).toEqual([
      'https://firestore.googleapis.com/v1/projects/demo-x/databases/(default)/documents:batchGet?key=a%20key {"documents":["projects/demo-x/databases/(default)/documents/settings/banners"]}',
      'http://127.0.0.1:8302/v1/projects/demo-x/databases/(default)/documents:batchGet?key=a%20key {"documents":["projects/demo-x/databases/(default)/documents/settings/banners"]}',
    ]);
  });

  it('reads nothing before the page is idle, or after unsubscribe', () => {
    stubDocument(banners);
    const queued: (() => void)[] = [];
    restBanners(settings, { whenIdle: (act) => void queued.push(act) }).watch.subscribe().unsubscribe();
    queued.forEach((act) => act());
    expect(requests).toEqual([]);
  });

  it('reads again when the page becomes visible after the maximum age, and emits changes', async () => {
    let nowMs = 0;
    let showPage = (): void => undefined;
    const page: RestBannerDeps['page'] = {
      visibilityState: 'visible',
      addEventListener: (_: string, listener: unknown) => {
        showPage = listener as () => void;
      },
      removeEventListener: () => undefined,
    };
    stubDocument(banners);
    const emitted: unknown[] = [];
    restBanners(settings, { now: () => nowMs, whenIdle: (act) => act(), page }).watch.subscribe((result) => emitted.push(result));
    await vi.waitFor(() => expect(emitted).toHaveLength(1));
    showPage();
    expect(requests).toHaveLength(1);
    nowMs = 10 * 60_000;
    stubDocument({ content: [] });
    showPage();
    await vi.waitFor(() => expect(emitted).toEqual([E.right(banners), E.right({ content: [] })]));
    // A failed refresh keeps the current banners; the next return to the page reads again.
    nowMs = 20 * 60_000;
    stubFetch(() => new Response('', { status: 503 }));
    showPage();
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    stubDocument(banners);
    showPage();
    await vi.waitFor(() => expect(emitted).toEqual([E.right(banners), E.right({ content: [] }), E.right(banners)]));
  });

  it('reads again with the focus after two seconds, and within a minute while the page is visible', () => {
    vi.useFakeTimers();
    try {
      const listeners = new Map<string, () => void>();
      const page = {
        visibilityState: 'visible' as DocumentVisibilityState,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        defaultView: {
          addEventListener: (name: string, listener: unknown) => void listeners.set(name, listener as () => void),
          removeEventListener: (name: string) => void listeners.delete(name),
        },
      };
      stubDocument(banners);
      const subscription = restBanners(settings, { now: () => Date.now(), whenIdle: (act) => act(), page }).watch.subscribe();
      listeners.get('focus')?.();
      expect(requests).toHaveLength(1);
      vi.advanceTimersByTime(2001);
      listeners.get('focus')?.();
      expect(requests).toHaveLength(2);
      vi.advanceTimersByTime(2 * 60_000);
      expect(requests.length).toBeGreaterThanOrEqual(3);
      const seen = requests.length;
      page.visibilityState = 'hidden';
      vi.advanceTimersByTime(10 * 60_000);
      expect(requests).toHaveLength(seen);
      subscription.unsubscribe();
      expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps newer banners when a slow read that was requested earlier answers', async () => {
    let nowMs = 0;
    let showPage = (): void => undefined;
    const page: RestBannerDeps['page'] = {
      visibilityState: 'visible',
      addEventListener: (_: string, listener: unknown) => { showPage = listener as () => void; },
      removeEventListener: () => undefined,
    };
    let answerFirst: (response: Response) => void = () => undefined;
    stubFetch(() => new Promise((resolve) => (answerFirst = resolve)));
    const emitted: unknown[] = [];
    const { watch } = restBanners(settings, { now: () => nowMs, whenIdle: (act) => act(), page });
    const subscription = watch.subscribe((result) => emitted.push(result));
    nowMs = 2001;
    stubDocument({ content: [] });
    showPage();
    await vi.waitFor(() => expect(emitted).toEqual([E.right({ content: [] })]));
    answerFirst(Response.json(toRestDocument(banners)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(emitted).toEqual([E.right({ content: [] })]);
    subscription.unsubscribe();
  });

  it('emits the failure, and reads again for the next subscriber', async () => {
    stubFetch(() => new Response('', { status: 503, statusText: 'Service Unavailable' }));
    const { watch } = restBanners(settings);
    expect(await firstValueFrom(watch)).toEqual(E.left(unavailable(503, 'Service Unavailable')));
    stubFetch(() => Promise.reject(new TypeError('fetch failed')));
    expect(await firstValueFrom(watch)).toEqual(E.left(unavailable(null, 'network')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await firstValueFrom(watch)).toEqual(E.left(offline));
    stubFetch(() => Response.json(foundDocument({ content: { stringValue: 'a' } })));
    expect(await firstValueFrom(watch)).toMatchObject(E.left({ _tag: 'invalid-data', path: 'content' }));
  });
});
