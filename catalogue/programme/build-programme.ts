import { programmeFile } from '#adapters/embedded-catalogue/files/file-names';
import { ProgrammeFile } from '#adapters/embedded-catalogue/programme/programme-file';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import { noFilters } from '#domain/catalogue/filters';
import type { Title } from '#domain/catalogue/title';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import { addDays } from '#domain/shared/dates';
import type { Facts } from '../load-facts';
import type { TitleFacts } from '../title-facts';
import { chooseHeroes } from './choose-heroes';
import { choosePairs } from './choose-pairs';
import type { Theme } from './theme';
import { SEASON_THEMES, THEME_GROUPS } from './themes';

/** Every day of a leap year, `YYYY-MM-DD`. A programme depends on the day and the month. */
export const DAYS: ReadonlyArray<string> = Array.from({ length: 366 }, (_, at) => addDays('2024-01-01', at));

/** Number of titles of a shelf, and of those of a theme among which a day chooses. */
const [SHELF_TITLES, THEME_TITLES] = [20, 60];
/** Number of posters of the first shelf in the first view. */
const FIRST_POSTERS = 6;
/** Number of days on whose first screen no title of a first screen is shown again. */
const DAYS_APART = 3;
/** Days after which the shelf of a theme begins with another title, and by how many titles it moves on. */
const [DAYS_OF_ORDER, STEP] = [11, 7];
/** Number of the first titles of a list that stand at the top of other pages. */
const FRONT_TITLES = 40;

type Known = (title: TitleId) => boolean;

/** Returns the titles at the top of the pages of films, series and search: the programme does not repeat them in its first screen. */
const frontTitles = (index: Index): ReadonlySet<string> => {
  const { list } = createBrowse(index);
  const pages = (['movie', 'tv'] as const).flatMap((mediaType) => (['popular', 'top-rated'] as const).flatMap((name) =>
    [1, 2].flatMap((page) => list({ mediaType, list: name, filters: noFilters, page }).items).slice(0, FRONT_TITLES)));
  return new Set(pages.map(itemKey));
};

/** Returns the themes of a day, one of each group, beginning with another group each day; every other day with one of the season. */
export const themesOfDay = (at: number, day: string): ReadonlyArray<Theme> => {
  const usual = THEME_GROUPS.map((group) => group[at % group.length]).filter((theme) => theme !== undefined);
  const first = at % usual.length;
  const ordered = [...usual.slice(first), ...usual.slice(0, first)];
  const inSeason = SEASON_THEMES.filter(({ season = ['', ''] }) => day >= season[0] && day <= season[1]);
  const seasonal = at % 2 === 0 ? inSeason[(at / 2) % inSeason.length] : undefined;
  return seasonal === undefined ? ordered : [seasonal, ...ordered.slice(0, -1)];
};

/** Returns the items that pass first, then the others, each in their order. */
const withFirst = <A>(items: ReadonlyArray<A>, isFirst: (item: A) => boolean): ReadonlyArray<A> =>
  [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];

/** Moves up to the first half of the items to the end, so that a shelf begins with one of the better known half. */
const rotate = <A>(items: ReadonlyArray<A>, by: number): ReadonlyArray<A> => {
  const start = by % Math.max(1, Math.ceil(items.length / 2));
  return [...items.slice(start), ...items.slice(0, start)];
};

/**
 * Builds the programmes of all days: the hero, a double bill and five shelves. Deterministic; no title is twice on a day, no hero returns
 * within the year, and the first screens of neighbouring days differ.
 */
export const buildProgrammes = ({ movies, series }: Facts, index: Index): ReadonlyArray<readonly [file: string, content: unknown]> => {
  const summaries = new Map([...index.movie, ...index.tv].map(({ summary }) => [itemKey(summary), summary]));
  const titleOf = (facts: TitleFacts): Title => {
    const title = summaries.get(itemKey(facts));
    if (title === undefined) throw new Error(`The index lacks ${facts.key}.`);
    return title;
  };
  const front = frontTitles(index);
  const isFront: Known = (title) => front.has(itemKey(title));
  const all = [...movies, ...series];
  const pools = new Map<Theme, ReadonlyArray<TitleFacts>>();
  const poolOf = (theme: Theme): ReadonlyArray<TitleFacts> => {
    const pool = pools.get(theme) ?? all.filter(theme.fits).slice(0, THEME_TITLES);
    pools.set(theme, pool);
    return pool;
  };
  const heroes = chooseHeroes(movies, DAYS.map((day) => day.slice(5)), isFront);
  const pairs = choosePairs(movies, isFront);
  const firstScreens: ReadonlySet<string>[] = [];
  return DAYS.map((day, at) => {
    const [hero, pair] = [heroes[at], pairs[at % pairs.length]];
    if (hero === undefined || pair === undefined) throw new Error(`No programme for ${day}.`);
    // A double bill with the hero would show the film twice: the next pair takes its place.
    const bill = pair.films.some((film) => film === hero.film) ? pairs[(at + 1) % pairs.length] ?? pair : pair;
    const used = new Set([hero.film, ...bill.films].map(itemKey));
    const recent = new Set(firstScreens.slice(-DAYS_APART).flatMap((keys) => [...keys]));
    const nearHeroes = new Set(heroes.slice(at, at + DAYS_APART + 1).map(({ film }) => itemKey(film)));
    const isFresh: Known = (title) => !recent.has(itemKey(title)) && !nearHeroes.has(itemKey(title)) && !isFront(title);
    const shelves = themesOfDay(at, day.slice(5)).map((theme, place) => {
      const free = rotate(poolOf(theme), STEP * Math.floor(at / DAYS_OF_ORDER)).filter((title) => !used.has(itemKey(title)));
      const titles = (place === 0 ? withFirst(free, isFresh) : free).slice(0, SHELF_TITLES);
      titles.forEach((title) => used.add(itemKey(title)));
      return { name: theme.name, titles: titles.map(titleOf) };
    });
    firstScreens.push(new Set([hero.film, ...(shelves[0]?.titles ?? []).slice(0, FIRST_POSTERS)].map(itemKey)));
    return [programmeFile(day), ProgrammeFile.encode([
      { name: hero.isAnniversary ? String(hero.film.year) : '', titles: [titleOf(hero.film)] },
      { name: bill.director, titles: bill.films.map(titleOf) },
      ...shelves,
    ])];
  });
};
