import * as E from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { BannerSettings } from '#domain/banners/banner';
import type { BannerRepository } from '#domain/banners/banner-repository';
import type { Failure } from '#domain/shared/failure';
import type { FirebaseSettings } from '#adapters/firebase/firebase-settings';
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

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'> & {
  readonly defaultView?: Pick<Window, 'addEventListener' | 'removeEventListener'> | null;
};
export type RestBannerDeps = { readonly now?: () => number; readonly whenIdle?: (act: () => void) => void; readonly page?: Page | null };

/** Banner repository on the REST interface, without the SDK: visitors load banners too. */
export const restBanners = (
  settings: FirebaseSettings,
  { now = Date.now, whenIdle: later = whenIdle, page = typeof document === 'undefined' ? null : document }: RestBannerDeps = {},
): BannerRepository => {
  const readSettings = restDocumentReader(settings, 'settings/banners', BannerSettings, { content: [] });
  let last: { readonly read: Promise<Read>; readonly at: number } | null = null;
  const recent = (maxAge: number): NonNullable<typeof last> => {
    if (last === null || now() - last.at > maxAge) {
      const current = { read: readSettings(), at: now() };
      last = current;
      // A failure is not cached: the next subscriber reads again.
      void current.read.then((read) => { if (E.isLeft(read) && last === current) last = null; });
    }
    return last;
  };
  return {
    watch: new Observable<Read>((listener) => {
      let lastText: string | null = null;
      /** Time of the request of the current banners, in ms. */
      let currentAt: number | null = null;
      const emit = async (maxAge = MAX_AGE_MS): Promise<void> => {
        const { read: reading, at } = recent(maxAge);
        const read = await reading;
        // A failed refresh keeps the current banners, and so does a slow read that was requested before them.
        if (listener.closed || (currentAt !== null && (E.isLeft(read) || at < currentAt))) return;
        if (E.isRight(read)) currentAt = at;
        const text = JSON.stringify(read);
        if (text === lastText) return;
        lastText = text;
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
