import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { of } from 'rxjs';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { fetchFiles } from '#adapters/embedded-catalogue/fetch-files';
import { withAmount, type Amount } from '#adapters/in-memory/amount';
import { inMemoryBanners } from '#adapters/in-memory/banners';
import { inMemoryFeedbackBox } from '#adapters/in-memory/feedback-box';
import { answerIn, portIn, watchIn, type Weather } from '#adapters/in-memory/weather';
import { DEMO_ACCOUNTS as DEMO } from '#adapters/in-memory/house/demo-accounts';
import { tabNavigationMemory } from '#adapters/browser/tab-navigation-memory';
import { BANNERS, CATALOGUE, CLOCK, CONNECTION, DEMO_ACCOUNTS, FEEDBACK_BOX, LOG, NAVIGATION_MEMORY, PICTURES, PREMISES } from '#application/keys';
import type { Premises } from '#application/premises';
import type { BannerSettings } from '#domain/banner/banner';
import type { Catalogue, TitlePage } from '#domain/catalogue/catalogue';
import type { Failure } from '#domain/failure';
import type { Answer } from '#domain/answer';
import type { Page } from '#domain/catalogue/page';
import type { PersonDetails } from '#domain/catalogue/person';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { aSeason } from '#domain/catalogue/title-details.fixture';
import { compose, type Services } from '#composition/compose';
import { core } from '#composition/core';
import { houseModule } from '#composition/house';
import { numberedByTmdb } from './numbered';
import { renamed } from './renamed';
import { storyHouse, type Household } from './household.ts';

export { PEOPLE, ROLES, type WorldRole } from './household.ts';

/** The world that a story stands in. Everything has a usual value. */
export type World = Household & {
  readonly amount?: Amount;
  /** Where this copy of the house keeps people's things: in this browser, unless said otherwise. */
  readonly keptBy?: Premises['keptBy'];
  /** Real pictures (drawn on the spot) instead of generated art. */
  readonly pictures?: boolean;
  readonly banners?: BannerSettings;
  /** Stands behind the name of every title in lists and searches: very long words. */
  readonly titles?: string;
  /** Changes every page of a list: makes it short or empty, or its totals promise more. */
  readonly listed?: (page: TitlePage) => TitlePage;
  /** Pages of searches that have nothing to show, whatever their totals say. */
  readonly gaps?: (page: number) => boolean;
  /** Facts that every opened title has besides its own: trailers, seasons, very long words. */
  readonly details?: Partial<TitleDetails>;
  /** Facts that every person has besides their own: a life, a portrait. */
  readonly person?: Partial<PersonDetails>;
  /** Whose numbers titles have when they are opened: the catalogue's own where TMDB's are not known, unless said otherwise. */
  readonly numbers?: 'tmdb';
  /** Refuses every question of the catalogue this way. */
  readonly refusal?: Failure;
};

const frame = (path: string, width: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30" preserveAspectRatio="none"><path fill="hsl(${(path.length * 47 + path.charCodeAt(1) * 13) % 360} 35% 32%)" d="M0 0h20v30H0z"/><path fill="hsl(${(path.length * 91) % 360} 45% 52%)" d="M0 ${18 + (width % 5)}q10-9 20 0v12H0z"/></svg>`,
  )}`;

const tellPeople = (catalogue: Catalogue, more: Partial<PersonDetails>): Catalogue => ({
  ...catalogue,
  person: (id, signal) => pipe(catalogue.person(id, signal), TE.map((person) => ({ ...person, ...more }))),
});

const tellLists = (catalogue: Catalogue, change: (page: TitlePage) => TitlePage): Catalogue => ({
  ...catalogue,
  list: (question, signal) => pipe(catalogue.list(question, signal), TE.map(change)),
  discover: (question, signal) => pipe(catalogue.discover(question, signal), TE.map(change)),
});

const withGaps = (catalogue: Catalogue, isGap: (page: number) => boolean): Catalogue => {
  const empty = <P extends Page<unknown>>(answer: Answer<P>): Answer<P> =>
    pipe(answer, TE.map((page) => (isGap(page.page) ? { ...page, items: [] } : page)));
  return {
    ...catalogue,
    searchTitles: (question, signal) => empty(catalogue.searchTitles(question, signal)),
    searchPeople: (question, signal) => empty(catalogue.searchPeople(question, signal)),
  };
};

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
  const named = world.titles === undefined ? shipped : renamed(shipped, world.titles);
  const gapped = world.gaps === undefined ? named : withGaps(named, world.gaps);
  const listing = world.listed === undefined ? gapped : tellLists(gapped, world.listed);
  const cut = withAmount(tellPeople(tellTitles(listing, world.details ?? {}), world.person ?? {}), () => world.amount ?? 'many');
  const { refusal } = world;
  // Numbers are told apart without asking, so no weather keeps a catalogue from it.
  const catalogue = world.numbers === 'tmdb' ? numberedByTmdb(portIn(weather)(cut)) : portIn(weather)(cut);
  const refusing = refusal === undefined ? catalogue : (Object.fromEntries(Object.keys(cut).map((name) => [name, () => TE.left(refusal)])) as unknown as Catalogue);
  const clock = { now: () => Date.parse('2026-11-20T20:00:00Z') };
  const feedback = inMemoryFeedbackBox();
  return compose(core, (bind) => {
    bind.value(CLOCK, clock);
    bind.value(CONNECTION, { online: of(E.right(weather() !== 'offline')) });
    bind.value(LOG, { failure: () => {} });
    bind.value(NAVIGATION_MEMORY, tabNavigationMemory(null));
    houseModule(storyHouse(world, clock))(bind);
    bind.value(PREMISES, { keptBy: world.keptBy ?? 'browser', site: null });
    bind.value(DEMO_ACCOUNTS, DEMO);
    bind.value(BANNERS, { watch: watchIn(weather)(inMemoryBanners(world.banners).watch) });
    bind.value(FEEDBACK_BOX, { send: (message) => answerIn(weather)(feedback.send(message)) });
    bind.value(CATALOGUE, refusing);
    bind.value(PICTURES, {
      source: (_, path) => (path === null || world.pictures !== true ? null : { src: frame(path, 342), srcSet: `${frame(path, 342)} 342w` }),
    });
  });
};
