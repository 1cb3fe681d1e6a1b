import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { MediaType } from '#domain/catalogue/media-type';
import type { MostListedTitle, SiteStatsReader } from '#domain/site-stats/site-stats';
import { addDays } from '#domain/shared/dates';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const counted = (value: number, minutesAgo = 0) => ({ value, countedAt: NOW - minutesAgo * 60_000 });
const listed = (id: number, lists: number, mediaType: MediaType = 'movie'): MostListedTitle => ({ title: { mediaType, id }, lists });

export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlung';
export const HOSTILE = '<img src=x onerror=alert(1)> ‮abc ';

export const FAMOUS: ReadonlyArray<MostListedTitle> = [
  listed(496243, 31_220), listed(129, 28_700), listed(289, 26_411), listed(1438, 25_102, 'tv'), listed(348, 23_800), listed(829, 17_100),
];

/** Numbers of a site with 100,000 members. */
export const bigSite: SiteStatsReader = {
  totals: TE.right({
    members: counted(100_000),
    disabled: counted(1_284, 3),
    admins: counted(14, 60),
    lists: counted(412_977),
    items: counted(9_204_118),
    files: counted(38_200, 2),
    bytes: counted(7_412_000_000, 2),
    unreadFeedback: counted(8_640),
    refusedCalls: { value: 0, countedAt: null },
  }),
  days: (from, until) => {
    const length = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
    return TE.right(
      Array.from({ length }, (_, index) => ({ day: addDays(from, index), created: 90 + ((index * 37) % 61), deleted: index % 5 })),
    );
  },
  // A method without parameters would count as an Answer in stories.
  mostListed: (limit) => TE.right(FAMOUS.slice(0, limit)),
};

/** A site with one admin left, by its numbers. */
export const oneAdminLeft: SiteStatsReader = {
  ...bigSite,
  totals: pipe(
    bigSite.totals,
    TE.map((totals) => ({ ...totals, admins: counted(1) })),
  ),
};

/** The same site with numbers that are hard to fit, and a title that the catalogue lacks. */
export const crowdedSite: SiteStatsReader = {
  ...bigSite,
  mostListed: (limit) => TE.right([listed(496243, 99_999_999), listed(129, 12), listed(2_147_483_647, 3)].slice(0, limit)),
};

/** A site without members' data. */
export const emptySite: SiteStatsReader = {
  ...bigSite,
  days: (from) => TE.right([{ day: from, created: 0, deleted: 0 }]),
  mostListed: (limit) => TE.right(FAMOUS.slice(limit)),
};
