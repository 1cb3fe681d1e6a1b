import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { Observable } from 'rxjs';
import { BannerSettings } from '#domain/banners/banner';
import type { BannerRepository } from '#domain/banners/banner-repository';
import { decode } from '#domain/shared/decode';
import { offline, unavailable, type Failure } from '#domain/shared/failure';
import type { FirebaseSettings } from '../firebase-settings';
import { isFirebaseOffline } from '../with-timeout';
import { RestDocument } from './rest-value';

const SOURCE = 'settings/banners';
/** Settings older than this, in ms, are read again when somebody comes back to the page. */
const CURRENT_MS = 5 * 60_000;

type Read = E.Either<Failure, BannerSettings>;

/** The database's address for plain reading, and the document's name there. */
const placeOf = ({ projectId, apiKey, emulators }: FirebaseSettings): { readonly address: string; readonly name: string } => {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const host = emulators === null ? 'https://googleapis.com' : `http://${emulators.firestore}`;
  const address = new URL(`${host}/v1/${documents}:batchGet?key=${encodeURIComponent(apiKey)}`);
  // Completed when it runs: the SDK's own address in a visitor's scripts would say that the SDK is among them, and is looked for.
  if (emulators === null) address.hostname = `firestore.${address.hostname}`;
  return { address: address.href, name: `${documents}/${SOURCE}` };
};

/** Asked for as one of several, a document that is not there is an answer and no error; plain text spares the browser's question before it. */
const readFrom = async ({ address, name }: ReturnType<typeof placeOf>): Promise<Read> => {
  try {
    const headers = { accept: 'application/json', 'content-type': 'text/plain' };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ documents: [name] }) });
    if (!response.ok) return E.left(unavailable(response.status, response.statusText));
    const held = decode(RestDocument, SOURCE)(await response.json());
    return pipe(held, E.flatMap((document) => (document === null ? E.right({ content: [] }) : decode(BannerSettings, SOURCE)(document))));
  } catch {
    return E.left(isFirebaseOffline() ? offline : unavailable(null, 'network'));
  }
};

/** Waits until the browser has nothing better to do: a picture behind the page comes after everything in front of it. */
const afterTheRest = (act: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 0);
};

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
export type RestBannerDeps = { readonly now?: () => number; readonly later?: (act: () => void) => void; readonly page?: Page | null };

/** The banners, read without the SDK: visitors see them too. */
export const restBanners = (
  settings: FirebaseSettings,
  { now = Date.now, later = afterTheRest, page = typeof document === 'undefined' ? null : document }: RestBannerDeps = {},
): BannerRepository => {
  const place = placeOf(settings);
  let last: { readonly read: Promise<Read>; readonly at: number } | null = null;
  const recent = (): Promise<Read> => {
    if (last === null || now() - last.at > CURRENT_MS) {
      const asked = { read: readFrom(place), at: now() };
      last = asked;
      // A refusal is not kept: whoever listens next asks again.
      void asked.read.then((read) => { if (E.isLeft(read) && last === asked) last = null; });
    }
    return last.read;
  };
  return {
    watch: new Observable<Read>((listener) => {
      let told: string | null = null;
      let isHere = false;
      const tell = async (): Promise<void> => {
        const read = await recent();
        const text = JSON.stringify(read);
        // What was read stands: that it cannot be read again just now takes no picture away.
        if (text === told || (E.isLeft(read) && isHere)) return;
        told = text;
        isHere = E.isRight(read);
        listener.next(read);
      };
      const returned = (): void => { if (page?.visibilityState === 'visible') void tell(); };
      later(() => { if (!listener.closed) void tell(); });
      page?.addEventListener('visibilitychange', returned);
      return () => page?.removeEventListener('visibilitychange', returned);
    }),
  };
};
