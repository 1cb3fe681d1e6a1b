import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { Observable } from 'rxjs';
import { BannerSettings } from '#domain/banner/banner';
import type { BannerRepository } from '#domain/banner/banner-repository';
import { decode } from '#domain/decode';
import { offline, unavailable, type Failure } from '#domain/failure';
import type { FirebaseSettings } from './firebase-settings';
import { isOffline } from './in-time';
import { RestDocument } from './rest-value';

const SOURCE = 'settings/banners';
/** Settings older than this, in ms, are read again when somebody comes back to the page. */
const CURRENT_MS = 5 * 60_000;

type Read = E.Either<Failure, BannerSettings>;

/** The database's address for plain reading. */
const addressOf = ({ projectId, apiKey, emulators }: FirebaseSettings): string => {
  const google = (service: string): string => ['https:/', [service, 'googleapis', 'com'].join('.')].join('/');
  const host = emulators === null ? google('firestore') : `http://${emulators.firestore}`;
  return `${host}/v1/projects/${projectId}/databases/(default)/documents/${SOURCE}?key=${encodeURIComponent(apiKey)}`;
};

const readFrom = async (address: string): Promise<Read> => {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (response.status === 404) return E.right({ content: [] });
    if (!response.ok) return E.left(unavailable(response.status, response.statusText));
    const body: unknown = await response.json();
    return pipe(decode(RestDocument, SOURCE)(body), E.flatMap(decode(BannerSettings, SOURCE)));
  } catch {
    return E.left(isOffline() ? offline : unavailable(null, 'network'));
  }
};

/** Waits until the browser has nothing better to do: a picture behind the page comes after everything in front of it. */
const afterTheRest = (act: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 0);
};

export type Surroundings = { readonly now?: () => number; readonly later?: (act: () => void) => void; readonly page?: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'> | null };

/** The banners, read without the SDK: visitors see them too. */
export const restBanners = (
  settings: FirebaseSettings,
  { now = Date.now, later = afterTheRest, page = typeof document === 'undefined' ? null : document }: Surroundings = {},
): BannerRepository => {
  const address = addressOf(settings);
  let last: { readonly read: Promise<Read>; readonly at: number } | null = null;
  const recent = (): Promise<Read> => {
    if (last === null || now() - last.at > CURRENT_MS) {
      const asked = { read: readFrom(address), at: now() };
      last = asked;
      // A refusal is not kept: whoever listens next asks again.
      void asked.read.then((read) => { if (E.isLeft(read) && last === asked) last = null; });
    }
    return last.read;
  };
  return {
    watch: new Observable<Read>((listener) => {
      let told: string | null = null;
      const tell = async (): Promise<void> => {
        const read = await recent();
        const text = JSON.stringify(read);
        if (text !== told) listener.next(read);
        told = text;
      };
      const returned = (): void => { if (page?.visibilityState === 'visible') void tell(); };
      later(() => { if (!listener.closed) void tell(); });
      page?.addEventListener('visibilitychange', returned);
      return () => page?.removeEventListener('visibilitychange', returned);
    }),
  };
};
