import * as E from 'fp-ts/Either';
import type { BannerAdminRepository, BannerFiles } from '#domain/banners/banner-admin-repository';
import { bannerTime } from '#domain/banners/banner-name';
import type { Answer } from '#domain/shared/answer';
import type { Clock } from '#application/ports/clock';

export type BannerDeps = { readonly banners: BannerAdminRepository; readonly bannerFiles: BannerFiles; readonly clock: Clock };

/** Time in ms after which a missing half of a banner counts as lost: an upload and its call take at most some minutes. */
export const UNFINISHED_BANNER_MS = 3_600_000;

/**
 * Removes files without an entry and entries without a file that are older than `UNFINISHED_BANNER_MS`. Entries with a name that was not
 * generated stay: their address may be anywhere. @returns the number of removed files and entries.
 */
export const repairBanners =
  ({ banners, bannerFiles, clock }: BannerDeps): Answer<number> =>
  async () => {
    const isOld = (name: string): boolean => {
      const time = bannerTime(name);
      return time !== null && clock.now() - time >= UNFINISHED_BANNER_MS;
    };
    const listed = await bannerFiles.names();
    if (E.isLeft(listed)) return listed;
    const files = new Set(listed.right);
    const updated = await banners.update(({ content }) =>
      E.right({ content: content.filter(({ name }) => files.has(name) || !isOld(name)) }),
    )();
    if (E.isLeft(updated)) return updated;
    const { before, after } = updated.right;
    const entries = new Set(after.content.map(({ name }) => name));
    const orphans = listed.right.filter((name) => !entries.has(name) && isOld(name));
    for (const name of orphans) {
      const removed = await bannerFiles.remove(name)();
      if (E.isLeft(removed)) return removed;
    }
    return E.right(orphans.length + before.content.length - after.content.length);
  };
