import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { of } from 'rxjs';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { fetchFiles } from '#adapters/embedded-catalogue/fetch-files';
import { inMemoryAccounts } from '#adapters/in-memory/accounts';
import { withAmount, type Amount } from '#adapters/in-memory/amount';
import { inMemoryBanners } from '#adapters/in-memory/banners';
import { inMemoryFeedbackBox } from '#adapters/in-memory/feedback-box';
import { answerIn, portIn, watchIn, type Weather } from '#adapters/in-memory/weather';
import { tabNavigationMemory } from '#adapters/browser/tab-navigation-memory';
import { ACCOUNTS, BANNERS, CATALOGUE, CLOCK, CONNECTION, FEEDBACK_BOX, LOG, NAVIGATION_MEMORY, PICTURES } from '#application/keys';
import type { BannerSettings } from '#domain/banner/banner';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Failure } from '#domain/failure';
import type { PersonDetails } from '#domain/catalogue/person';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { aSeason } from '#domain/catalogue/title-details.fixture';
import { signedOut, type Session } from '#domain/user/session';
import { compose, type Services } from '#composition/compose';
import { core } from '#composition/core';

export const ROLES = ['visitor', 'member', 'admin'] as const;
export type WorldRole = (typeof ROLES)[number];

/** The world that a story stands in. Everything has a usual value. */
export type World = {
  readonly weather?: Weather;
  readonly amount?: Amount;
  readonly role?: WorldRole;
  /** Real pictures (drawn on the spot) instead of generated art. */
  readonly pictures?: boolean;
  readonly banners?: BannerSettings;
  /** Facts that every opened title has besides its own: trailers, seasons, very long words. */
  readonly details?: Partial<TitleDetails>;
  /** Facts that every person has besides their own: a life, a portrait. */
  readonly person?: Partial<PersonDetails>;
  /** Refuses every question of the catalogue this way. */
  readonly refusal?: Failure;
};

export const sessionOf = (role: WorldRole): Session =>
  role === 'visitor'
    ? signedOut
    : {
        is: 'signed-in',
        uid: `story-${role}`,
        name: role === 'admin' ? 'Ada Marsh' : 'Maya Rosen',
        email: `${role}@marquee.example`,
        photoURL: null,
        role: role === 'admin' ? 'admin' : 'user',
        token: null,
        lists: [
          { listName: 'favorites', listID: 'story-favorites' },
          { listName: 'watchlist', listID: 'story-watchlist' },
          { listName: 'films_for_a_rainy_sunday', listID: 'story-rain' },
        ],
      };

const frame = (path: string, width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30" preserveAspectRatio="none"><path fill="hsl(${(path.length * 47 + path.charCodeAt(1) * 13) % 360} 35% 32%)" d="M0 0h20v30H0z"/><path fill="hsl(${(path.length * 91) % 360} 45% 52%)" d="M0 ${18 + (width % 5)}q10-9 20 0v12H0z"/></svg>`,
  )}`;

const tellPeople = (catalogue: Catalogue, more: Partial<PersonDetails>): Catalogue => ({
  ...catalogue,
  person: (id, signal) => pipe(catalogue.person(id, signal), TE.map((person) => ({ ...person, ...more }))),
});

const tellTitles = (catalogue: Catalogue, more: Partial<TitleDetails>): Catalogue => ({
  ...catalogue,
  // Seasons that were made up have episodes that are made up.
  season: (id, number, signal) => {
    const season = more.series?.seasons.find((each) => each.number === number);
    return season === undefined ? catalogue.season(id, number, signal) : TE.right(aSeason(season));
  },
  details: (id, signal) =>
    pipe(
      catalogue.details(id, signal),
      TE.map((details) => ({ ...details, ...more })),
    ),
});

const shipped = embeddedCatalogue(fetchFiles('/catalogue/'));

/** Composes the app for a story: the catalogue that ships, everything else in memory, in the weather of the world. */
export const composeWorld = (world: World): Services => {
  const weather = (): Weather => world.weather ?? 'fine';
  const cut = withAmount(tellPeople(tellTitles(shipped, world.details ?? {}), world.person ?? {}), () => world.amount ?? 'many');
  const { refusal } = world;
  const catalogue = portIn(weather)(cut);
  const refusing = refusal === undefined ? catalogue : (Object.fromEntries(Object.keys(cut).map((name) => [name, () => TE.left(refusal)])) as unknown as Catalogue);
  const accounts = inMemoryAccounts(sessionOf(world.role ?? 'visitor'));
  const feedback = inMemoryFeedbackBox();
  return compose(core, (bind) => {
    bind.value(CLOCK, { now: () => Date.parse('2026-11-20T20:00:00Z') });
    bind.value(CONNECTION, { online: of(E.right(weather() !== 'offline')) });
    bind.value(LOG, { failure: () => {}, note: () => {} });
    bind.value(NAVIGATION_MEMORY, tabNavigationMemory(null));
    bind.value(ACCOUNTS, accounts);
    bind.value(BANNERS, { watch: watchIn(weather)(inMemoryBanners(world.banners).watch) });
    bind.value(FEEDBACK_BOX, { send: (message) => answerIn(weather)(feedback.send(message)) });
    bind.value(CATALOGUE, refusing);
    bind.value(PICTURES, {
      source: (_, path) => (path === null || world.pictures !== true ? null : { src: frame(path, 342), srcSet: `${frame(path, 342)} 342w` }),
    });
  });
};
