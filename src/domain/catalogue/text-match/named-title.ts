import type { MediaType } from '#domain/catalogue/media-type';
import { foldName } from './fold';
import { nameForms } from './match-kind';
import { plainNames } from './name-forms';
import type { NamedHit } from '#domain/catalogue/catalogue';
import type { EpisodeId } from '#domain/catalogue/foreign-ids/foreign-ids';
import type { Title } from '#domain/catalogue/title';

/** A title as a file of another service names it. Null, and no directors, is what the file does not say. */
export type NamedTitle = {
  readonly name: string;
  readonly year: number | null;
  readonly mediaType: MediaType | null;
  /** The type of most titles of the service, where the file does not say the type: of two equal titles, this one is meant. */
  readonly usualType: MediaType | null;
  readonly tmdbId: number | null;
  /** `tt0133093`. */
  readonly imdbId: string | null;
  /** Only of a series: TVDB's numbers of films lead to other titles on TMDB. */
  readonly tvdbId: number | null;
  readonly directors: ReadonlyArray<string>;
  readonly minutes: number | null;
  /** Of a row about an episode without its number; the title is then its series, without a name if the file does not say it. */
  readonly episodeId: EpisodeId | null;
};

/** Creates a named title of what is known. */
export const namedTitle = (known: Partial<NamedTitle>): NamedTitle => ({
  name: '', year: null, mediaType: null, usualType: null, tmdbId: null, imdbId: null, tvdbId: null, directors: [], minutes: null,
  episodeId: null, ...known,
});

/**
 * Titles that a named one can mean. `matched`: one that it means without doubt. `several`: the likely one first. `certain` titles have the
 * right name and year, so that director and length can decide between them; the others only resemble it. The first is `likely` if it has
 * the name.
 */
export type Judgement =
  | { readonly kind: 'matched'; readonly title: Title }
  | { readonly kind: 'several'; readonly titles: ReadonlyArray<Title>; readonly areCertain: boolean; readonly isLikely: boolean }
  | { readonly kind: 'none' };

/** Titles that are put to a person for one named title. */
const MAX_CANDIDATES = 6;
/** Years that an equal name can be apart to be worth a question. Services differ by a year where a festival came before the release. */
const DOUBTFUL_YEARS = 3;

/** Returns a name with an article that stands behind it, as lists are sorted, in its place: "Matrix, The". */
const withArticleFirst = (name: string): string => name.replace(/^(.+), (the|an?)$/i, '$2 $1');
const namesOf = ({ title, originalTitle }: Title): ReadonlyArray<string> => [title, ...(originalTitle === null ? [] : [originalTitle])];

/**
 * `equal`: the same letters and digits. `alike`: the same but for articles, numerals, abbreviations or a remark in brackets, or another
 * name of the title.
 */
type NameMatch = 'equal' | 'alike' | 'other';

const nameMatchOf = (name: string): ((title: NamedHit) => NameMatch) => {
  const [folded, sorted] = [foldName(name), foldName(withArticleFirst(name.trim()))];
  // Most names are equal to a title's, and need no other forms.
  let forms: ReadonlySet<string> | null = null;
  const isForm = (form: string): boolean => (forms ??= new Set(plainNames(name).flatMap(nameForms))).has(form);
  return (title) => {
    if (namesOf(title).map(foldName).some((own) => own === folded || own === sorted)) return 'equal';
    return title.hasName === true || namesOf(title).some((own) => nameForms(own).some(isForm)) ? 'alike' : 'other';
  };
};

type Rated = {
  readonly title: Title;
  readonly nameMatch: NameMatch;
  /** Years apart; null if one is unknown. */ readonly apart: number | null;
};

/** An equal name can have a year that is off by one or unknown; a name that is only alike needs the very year. */
const isCertain = ({ nameMatch, apart }: Rated): boolean =>
  (nameMatch === 'equal' && (apart === null || apart <= 1)) || (nameMatch === 'alike' && apart === 0);
const isDoubtful = ({ nameMatch, apart }: Rated): boolean =>
  nameMatch === 'equal' ? apart === null || apart <= DOUBTFUL_YEARS : nameMatch === 'alike' ? apart === null || apart <= 1 : apart === 0;

const byProbability =
  (usualType: MediaType | null) =>
  (one: Rated, other: Rated): number =>
    ['equal', 'alike', 'other'].indexOf(one.nameMatch) - ['equal', 'alike', 'other'].indexOf(other.nameMatch) ||
    (one.apart ?? 1) - (other.apart ?? 1) ||
    Number(other.title.mediaType === usualType) - Number(one.title.mediaType === usualType) ||
    (other.title.voteCount ?? 0) - (one.title.voteCount ?? 0);

const severalOf = (rated: ReadonlyArray<Rated>, { usualType }: NamedTitle, areCertain: boolean): Judgement => {
  const isUsual = ({ title }: Rated): number => Number(areCertain && title.mediaType === usualType);
  const compare = byProbability(usualType);
  const [first, ...others] = rated.toSorted((one, other) => isUsual(other) - isUsual(one) || compare(one, other)).slice(0, MAX_CANDIDATES);
  if (first === undefined) return { kind: 'none' };
  return { kind: 'several', titles: [first, ...others].map(({ title }) => title), areCertain, isLikely: first.nameMatch !== 'other' };
};

/** Of series with TVDB's name and nothing else, those that are written in the same way: on TVDB, names differ in punctuation. */
const asWritten = ({ name, year, tvdbId }: NamedTitle, rated: ReadonlyArray<Rated>): ReadonlyArray<Rated> => {
  const written = rated.filter(({ title }) => title.title.toLowerCase() === name.trim().toLowerCase());
  return tvdbId === null || year !== null || written.length === 0 ? rated : written;
};

/** Judges titles that were found by name. A series is never taken for a film, nor the other way round, if the file says the type. */
export const judgeCandidates = (named: NamedTitle, found: ReadonlyArray<NamedHit>): Judgement => {
  const nameMatch = nameMatchOf(named.name);
  const rated = found
    .filter(({ mediaType }) => named.mediaType === null || mediaType === named.mediaType)
    .map((title): Rated => ({
      title,
      nameMatch: nameMatch(title),
      apart: named.year === null || title.year === null ? null : Math.abs(title.year - named.year),
    }));
  const certain = rated.filter(isCertain);
  if (certain.length === 0) return severalOf(rated.filter(isDoubtful), named, false);
  const exact = certain.filter((each) => each.nameMatch === 'equal' && each.apart === 0);
  const isUsual = ({ title }: Rated): boolean => title.mediaType === named.usualType;
  // In a service of films, a series is taken only with the very year, and if no film can be meant.
  const rivals = exact.length > 0 && !exact.some(isUsual) ? certain.filter(isUsual) : [];
  const best = exact.length > 0 ? [...rivals, ...exact] : asWritten(named, certain);
  const usual = best.filter(isUsual);
  const [only, ...others] = usual.length === 1 && rivals.length === 0 ? usual : best;
  if (only === undefined || others.length > 0) return severalOf(best, named, true);
  const isUnusual = named.usualType !== null && !isUsual(only) && only.apart === 1;
  return isUnusual ? severalOf(best, named, false) : { kind: 'matched', title: only.title };
};

/**
 * Returns whether a title has neither the name nor the year that its id was given with: a mistyped id, or one that is another title's by
 * now.
 */
export const contradictsId = ({ name, year }: NamedTitle, title: Title): boolean =>
  name !== '' &&
  year !== null &&
  title.year !== null &&
  Math.abs(title.year - year) > DOUBTFUL_YEARS &&
  nameMatchOf(name)(title) === 'other';

/** Returns whether a title has the name that the file gives, or the file gives none. */
export const hasNameOf = ({ name }: NamedTitle, title: Title): boolean => name === '' || nameMatchOf(name)(title) !== 'other';
