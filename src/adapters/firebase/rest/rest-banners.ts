import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { BannerSettings } from '#domain/banners/banner';
import type { BannerRepository } from '#domain/banners/banner-repository';
import type { Failure } from '#domain/shared/failure';
import type { FirebaseSettings } from '../firebase-settings';
import { restDocumentReader } from './read-document';

/** Age in ms after which a visible page reads the settings again. */
const MAX_AGE_MS = 55_000;
/** Age in ms after which they are read again when the page gets the focus: an admin who comes back sees the change. */
const FOCUS_AGE_MS = 2000;

type Read = E.Either<Failure, BannerSettings>;

/** Runs `act` when the browser is idle: a background image loads after everything in front of it. */
const whenIdle = (act: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 0);
};

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'> & { readonly defaultView?: Pick<Window, 'addEventListener' | 'removeEventListener'> | null };
export type RestBannerDeps = { readonly now?: () => number; readonly whenIdle?: (act: () => void) => void; readonly page?: Page | null };

/** Banner repository on the REST interface, without the SDK: visitors load banners too. */
export const restBanners = (
  settings: FirebaseSettings,
  { now = Date.now, whenIdle: later = whenIdle, page = typeof document === 'undefined' ? null : document }: RestBannerDeps = {},
): BannerRepository => {
  const readSettings = restDocumentReader(settings, 'settings/banners', BannerSettings, { content: [] });
  let last: { readonly read: Promise<Read>; readonly at: number } | null = null;
  const recent = (maxAge: number): Promise<Read> => {
    if (last === null || now() - last.at > maxAge) {
      const current = { read: readSettings(), at: now() };
      last = current;
      // A failure is not cached: the next subscriber reads again.
      void current.read.then((read) => { if (E.isLeft(read) && last === current) last = null; });
    }
    return last.read;
  };
  return {
    watch: new Observable<Read>((listener) => {
      let lastText: string | null = null;
      let hasBanners = false;
      const emit = async (maxAge = MAX_AGE_MS): Promise<void> => {
        const read = await recent(maxAge);
        if (listener.closed) return;
        const text = JSON.stringify(read);
        // A failed refresh keeps the current banners.
        if (text === lastText || (E.isLeft(read) && hasBanners)) return;
        lastText = text;
        hasBanners = E.isRight(read);
        listener.next(read);
      };
      const refresh = (maxAge: number) => (): void => { if (page?.visibilityState === 'visible') void emit(maxAge); };
      const onFocus = refresh(FOCUS_AGE_MS);
      const timer = page === null ? undefined : setInterval(refresh(MAX_AGE_MS), MAX_AGE_MS + 1000);
      later(() => { if (!listener.closed) void emit(); });
      page?.addEventListener('visibilitychange', onFocus);
      page?.defaultView?.addEventListener('focus', onFocus);
      return () => {
        clearInterval(timer);
        page?.removeEventListener('visibilitychange', onFocus);
        page?.defaultView?.removeEventListener('focus', onFocus);
      };
    }),
  };
};
