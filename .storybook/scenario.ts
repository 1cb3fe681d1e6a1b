import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { of } from 'rxjs';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { fetchCatalogueFile } from '#adapters/embedded-catalogue/files/fetch-catalogue-file';
import { withResultSize, type ResultSize } from '#storybook/result-size.ts';
import { withAnswerNetwork, withNetwork, withWatchNetwork, type NetworkCondition } from '#storybook/fault-injection.ts';
import { SEEDED_ACCOUNTS as DEMO } from '#adapters/memory/demo-accounts';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { webStorage } from '#adapters/browser/web-storage';
import { BANNER_REPOSITORY, BROWSER_STORAGE, CATALOGUE, CLOCK, NETWORK_STATUS, DEMO_ACCOUNTS, DEMO_RESET, LOG, SCROLL_STORE, SITE_WORKER,
  IMAGE_URL_BUILDER, APP_CONFIG, GENRE_IMAGE_REPOSITORY, MEMBER_LISTS_LOADER, PASSKEYS, SHARED_EVENINGS } from '#application/service-keys';
import type { AppConfig } from '#application/ports/app-config';
import type { SiteWorker } from '#application/ports/site-worker/site-worker';
import type { StreamingService } from '#domain/catalogue/services/streaming-services';
import type { Catalogue, TitlePage } from '#domain/catalogue/catalogue';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import type { SharedEvenings } from '#domain/shared-evening/shared-evenings';
import type { Failure } from '#domain/shared/failure';
import type { Answer } from '#domain/shared/answer';
import type { PersonDetails } from '#domain/catalogue/person';
import type { GenreImage, GenreImages } from '#domain/genre-images/genre-image';
import type { TitleId } from '#domain/catalogue/title-id';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { createContainer, type ServiceContainer } from '#composition/container';
import { coreModule } from '#composition/core';
import { createEpisodesReader } from '#application/history/catalogue-episodes';
import type { HistoryRepository } from '#domain/history/history-repository';
import { calendarDay } from '#domain/shared/dates';
import { backendModule } from '#composition/backend-module';
import {
  withDetailsOf, withGaps, withListChange, withPersonDetails, withServices, withTitleDetails,
} from './catalogue/changed-catalogue.ts';
import { withTmdbIds } from './tmdb-ids';
import { withLongTitles } from './long-titles';
import { storyMemberLists, type StoryLists } from './story-lists.ts';
import { storyPasskeys, type StoryPasskeys } from './users/story-passkeys.ts';
import { storyBackend, type StoryUserOptions } from './story-users.ts';

export { ROLES, type StoryRole } from './story-users.ts';

/** The scenario of a story. Every option has a default. */
export type Scenario = StoryUserOptions & StoryPasskeys & {
  readonly resultSize?: ResultSize;
  /** Changes of the signed-in user's lists before the story begins, and refused changes. */
  readonly ownLists?: StoryLists;
  /** Lists that members share; default: those of the story's backend. */
  readonly sharedLists?: SharedListReader;
  /** Evenings that two phones share; default: null, as on a site without a server. */
  readonly evenings?: SharedEvenings | null;
  /** Where the app stores the users' data; default: `browser`. */
  readonly dataLocation?: AppConfig['dataLocation'];
  readonly isCatalogueCurrent?: AppConfig['isCatalogueCurrent'];
  readonly hasGoogle?: true;
  /** The settings offer to put the demo back. */ readonly isDemo?: boolean;
  /** The site's worker; default: none, as in the development server. */
  readonly siteWorker?: Answer<SiteWorker>;
  /** Pictures of genres: the site's server can make them, and has made these. */
  readonly genreImages?: ReadonlyArray<GenreImage> | Failure;
  /** Uses image URLs (inline SVG) instead of generated poster art. */ readonly images?: boolean;
  /** Suffix of every title in lists and searches, to test very long words. */ readonly titles?: string;
  /** Shortens or empties every page of a list, or changes its totals. */ readonly listed?: (page: TitlePage) => TitlePage;
  /** Selects the pages of searches that are empty, whatever their totals are. */
  readonly gaps?: (page: number) => boolean;
  /** Details merged into every opened title: trailers, seasons, very long words. */
  readonly details?: Partial<TitleDetails>;
  /** Seasons of these details with their episodes, instead of generated ones. */
  readonly seasons?: ReadonlyArray<Season>;
  /** Details of every title, or why they cannot be read, instead of the catalogue's. */
  readonly detailsOf?: (id: TitleId) => Partial<TitleDetails> | Failure;
  /** Details merged into every person: biography, portrait. */ readonly person?: Partial<PersonDetails>;
  /** Streaming services of every region; default: the catalogue has none. */ readonly services?: ReadonlyArray<StreamingService>;
  /** The ids of opened titles: `tmdb` uses TMDB ids only; by default the catalogue's own ids stand in for unknown TMDB ids. */
  readonly numbers?: 'tmdb';
  /** Fails every request to the catalogue with this failure. */
  readonly catalogueFailure?: Failure;
};

/** Options that the toolbar sets. A story fixes them with its `globals`, and the toolbar then shows them as locked. */
export const TOOLBAR_OPTIONS = ['role', 'network', 'resultSize'] as const;
type ToolbarOption = (typeof TOOLBAR_OPTIONS)[number];
export type ToolbarOptions = Pick<Scenario, ToolbarOption>;
/** The scenario that a story sets with `parameters.scenario`. */
export type StoryScenario = Omit<Scenario, ToolbarOption>;

const frame = (path: string, width = 342): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30" preserveAspectRatio="none"><path fill="hsl(${(path.length * 47 + path.charCodeAt(1) * 13) % 360} 35% 32%)" d="M0 0h20v30H0z"/><path fill="hsl(${(path.length * 91) % 360} 45% 52%)" d="M0 ${18 + (width % 5)}q10-9 20 0v12H0z"/></svg>`,
  )}`;

const genreImagesOf = (genreImages: NonNullable<Scenario['genreImages']>): Answer<GenreImages> =>
  ('_tag' in genreImages ? TE.left(genreImages) : TE.right({ content: genreImages }));

const shipped = embeddedCatalogue(fetchCatalogueFile(__CATALOGUE_PATH__));

/** Composes the app for a story: the shipped catalogue, memory adapters for everything else, and the scenario's network condition. */
export const composeScenario = (scenario: Scenario): ServiceContainer => {
  const network = (): NetworkCondition => scenario.network ?? 'ok';
  const renamed = scenario.titles === undefined ? shipped : withLongTitles(shipped, scenario.titles);
  const gapped = scenario.gaps === undefined ? renamed : withGaps(renamed, scenario.gaps);
  const listed = scenario.listed === undefined ? gapped : withListChange(gapped, scenario.listed);
  const described = scenario.detailsOf === undefined ? listed : withDetailsOf(listed, scenario.detailsOf);
  const titled = withTitleDetails(described, scenario.details ?? {}, scenario.seasons);
  const cut = withResultSize(withServices(withPersonDetails(titled, scenario.person ?? {}), scenario.services ?? null),
    () => scenario.resultSize ?? 'many');
  const { catalogueFailure: failure } = scenario;
  // `hasTitle` needs no request, so `withTmdbIds` wraps the catalogue outside of the network condition.
  const catalogue = scenario.numbers === 'tmdb' ? withTmdbIds(withNetwork(network)(cut)) : withNetwork(network)(cut);
  const boundCatalogue = failure === undefined ? catalogue
    : (Object.fromEntries(Object.keys(cut).map((name) => [name, () => TE.left(failure)])) as unknown as Catalogue);
  const clock = { now: () => Date.parse('2026-11-20T20:00:00Z') };
  const backend = storyBackend(scenario, clock);
  const online = of(E.right(network() !== 'offline'));
  return createContainer(coreModule, (bind) => {
    bind.constant(CLOCK, clock);
    bind.constant(NETWORK_STATUS, { online });
    bind.constant(LOG, { failure: () => {} });
    bind.constant(SCROLL_STORE, sessionScrollStore(null));
    bind.constant(BROWSER_STORAGE, webStorage);
    bind.constant(SITE_WORKER, scenario.siteWorker ?? null);
    const history: HistoryRepository = {
      ...backend.history,
      // Offline, ratings are read from this device, as from the local copy of the Firebase backend.
      readRatings: (uid, after, source) => (after !== null && scenario.ownLists?.ratingsFailure !== undefined
        ? TE.left(scenario.ownLists.ratingsFailure)
        : withAnswerNetwork(() => (network() === 'offline' ? 'ok' : network()))(backend.history.readRatings(uid, after, source))),
    };
    backendModule({ ...backend, lists: TE.right(backend.lists), history: TE.right(history),
      sharedLists: { read: (...args) => withAnswerNetwork(network)((scenario.sharedLists ?? backend.sharedLists).read(...args)) },
      feedback: { send: (message) => withAnswerNetwork(network)(backend.feedback.send(message)) } })(bind);
    bind.constant(MEMBER_LISTS_LOADER, storyMemberLists({ lists: backend.lists, history: backend.history, network: { online }, clock,
      episodesOf: createEpisodesReader({ catalogue: boundCatalogue, today: () => calendarDay(clock.now()) }) },
      scenario.ownLists ?? {}, network));
    bind.constant(APP_CONFIG, { dataLocation: scenario.dataLocation ?? 'browser', siteUrl: null,
      isCatalogueCurrent: scenario.isCatalogueCurrent ?? false, ...(scenario.hasGoogle === true && { hasGoogle: true }) });
    bind.constant(GENRE_IMAGE_REPOSITORY, scenario.genreImages === undefined ? null
      : { get: withAnswerNetwork(network)(genreImagesOf(scenario.genreImages)) });
    bind.constant(SHARED_EVENINGS, scenario.evenings == null ? null : withNetwork(network)(scenario.evenings));
    bind.constant(PASSKEYS, storyPasskeys(scenario.passkeys, backend, network));
    bind.constant(DEMO_ACCOUNTS, DEMO);
    bind.constant(DEMO_RESET, scenario.isDemo === true
      ? withAnswerNetwork(network)(pipe(backend.reset, TE.flatMap(() => backend.auth.signOut))) : null);
    bind.constant(BANNER_REPOSITORY, { watch: withWatchNetwork(network)(backend.banners.watch) });
    bind.constant(CATALOGUE, boundCatalogue);
    bind.constant(IMAGE_URL_BUILDER, {
      source: (_, path) => (path === null || scenario.images !== true ? null : { src: frame(path), srcSet: `${frame(path)} 342w` }),
    });
  });
};
