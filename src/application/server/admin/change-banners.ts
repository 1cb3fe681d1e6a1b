import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { activeBanner, type BannerSettings } from '#domain/banners/banner';
import { changeBannerSettings, type BannerChange } from '#domain/banners/banner-change';
import type { Answer } from '#domain/shared/answer';
import type { ServerResult } from '#application/server/server-deps';
import { repairBanners, type BannerDeps } from './repair-banners';

const MESSAGES: Readonly<Record<BannerChange['kind'], string>> = {
  add: 'The banner was added.', activate: 'The banner is shown.', deactivate: 'The banner is hidden.', remove: 'The banner was removed.',
};

const valuesOf = (settings: BannerSettings): { readonly active: string | null; readonly banners: number } => ({
  active: activeBanner(settings)?.name ?? null, banners: settings.content.length,
});

/**
 * Adds, activates, deactivates or removes a banner. Repeating a change is harmless. Adding stores the uploaded file again before the entry
 * is written; removing deletes the entry before the file. So an interrupted change leaves at most a file without an entry, which
 * `repairBanners` removes. A failed repair does not fail the change.
 */
export const changeBanners = (deps: BannerDeps, change: BannerChange): Answer<ServerResult> => {
  const { banners, bannerFiles } = deps;
  const { kind, bannerName } = change;
  return pipe(
    kind === 'add' ? bannerFiles.encode(bannerName) : TE.right(''),
    TE.flatMap((url) => banners.update((settings) => changeBannerSettings(settings, change, url))),
    TE.tap(() => (kind === 'remove' ? bannerFiles.remove(bannerName) : TE.right(undefined))),
    TE.tap(() => async () => {
      if (kind === 'add' || kind === 'remove') await repairBanners(deps)();
      return E.right(undefined);
    }),
    TE.map(({ before, after }): ServerResult => ({
      message: MESSAGES[kind],
      target: { kind: 'banner', id: bannerName, name: null },
      before: valuesOf(before),
      after: valuesOf(after),
    })),
  );
};
