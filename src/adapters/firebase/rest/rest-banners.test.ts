import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BannerSettings } from '#domain/banners/banner';
import { keepsBannerRepositoryContract } from '#domain/banners/banner-repository.contract';
import { offline, unavailable } from '#domain/shared/failure';
import { restBanners, type RestBannerDeps } from './rest-banners';
import type { FirebaseSettings } from '../firebase-settings';

const settings: FirebaseSettings = { projectId: 'demo-x', apiKey: 'a key', authDomain: 'x', storageBucket: 'x', appId: '1', emulators: null };

const NAME = 'projects/demo-x/databases/(default)/documents/settings/banners';

const found = (fields: unknown): unknown => [{ found: { name: NAME, fields } }];

const written = ({ content }: BannerSettings): unknown =>
  found({
    schemaVersion: { integerValue: '1' },
    content: { arrayValue: content.length === 0 ? {} : { values: content.map(({ name, url, active }) => ({ mapValue: { fields: { name: { stringValue: name }, url: { stringValue: url }, active: { booleanValue: active } } } })) } },
  });

const asked: string[] = [];
const answering = (answer: () => Response | Promise<Response>): void => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => { asked.push(`${address} ${typeof body === 'string' ? body : ''}`); return Promise.resolve(answer()); });
};
const holding = (content: BannerSettings | null): void => answering(() => Response.json(content === null ? [{ missing: NAME }] : written(content)));

afterEach(() => { vi.unstubAllGlobals(); });

keepsBannerRepositoryContract('the banners that are read without the SDK', (content) => {
  holding(content);
  return restBanners(settings);
});

const night = { content: [{ name: 'night', url: '/night.webp', active: true }] };

describe('the banners that are read without the SDK', () => {
  it('come from the database of the project, or of the emulators, once for all who listen', async () => {
    holding(night);
    const { watch } = restBanners(settings);
    await Promise.all([firstValueFrom(watch), firstValueFrom(watch)]);
    await firstValueFrom(restBanners({ ...settings, emulators: { auth: '', firestore: '127.0.0.1:8302', storage: '' } }).watch);
    expect(asked).toEqual([
      'https://firestore.googleapis.com/v1/projects/demo-x/databases/(default)/documents:batchGet?key=a%20key {"documents":["projects/demo-x/databases/(default)/documents/settings/banners"]}',
      'http://127.0.0.1:8302/v1/projects/demo-x/databases/(default)/documents:batchGet?key=a%20key {"documents":["projects/demo-x/databases/(default)/documents/settings/banners"]}',
    ]);
  });

  it('are not asked for before everything else is done, nor for somebody who has left', () => {
    holding(night);
    const waiting: (() => void)[] = [];
    restBanners(settings, { later: (act) => void waiting.push(act) }).watch.subscribe().unsubscribe();
    waiting.forEach((act) => act());
    expect(asked).toEqual([]);
  });

  it('are read again when somebody comes back after a while, and told when they changed', async () => {
    let at = 0;
    let returned = (): void => undefined;
    const page: RestBannerDeps['page'] = { visibilityState: 'visible', addEventListener: (_: string, listener: unknown) => { returned = listener as () => void; }, removeEventListener: () => undefined };
    holding(night);
    const heard: unknown[] = [];
    restBanners(settings, { now: () => at, later: (act) => act(), page }).watch.subscribe((told) => heard.push(told));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    returned();
    expect(asked).toHaveLength(1);
    at = 10 * 60_000;
    holding({ content: [] });
    returned();
    await vi.waitFor(() => expect(heard).toEqual([E.right(night), E.right({ content: [] })]));
    // What was read stands while it cannot be read again, and whoever comes back the next time asks anew.
    at = 20 * 60_000;
    answering(() => new Response('', { status: 503 }));
    returned();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    holding(night);
    returned();
    await vi.waitFor(() => expect(heard).toEqual([E.right(night), E.right({ content: [] }), E.right(night)]));
  });

  it('say why they cannot be read, and are asked for again by the next', async () => {
    answering(() => new Response('', { status: 503, statusText: 'Service Unavailable' }));
    const { watch } = restBanners(settings);
    expect(await firstValueFrom(watch)).toEqual(E.left(unavailable(503, 'Service Unavailable')));
    answering(() => Promise.reject(new TypeError('fetch failed')));
    expect(await firstValueFrom(watch)).toEqual(E.left(unavailable(null, 'network')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await firstValueFrom(watch)).toEqual(E.left(offline));
    answering(() => Response.json(found({ content: { stringValue: 'a' } })));
    expect(await firstValueFrom(watch)).toMatchObject(E.left({ _tag: 'invalid-data', path: 'content' }));
  });
});
