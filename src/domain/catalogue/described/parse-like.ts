import type { MediaType } from '#domain/catalogue/media-type';
import type { SearchQuery } from '#domain/catalogue/search-query';

/** A name as a text can mean it. @property year null if the text has none. */
export type LikenedName = { readonly name: string; readonly year: number | null };

/** A text that asks for titles like one that it names: "something like Parasite". */
export type LikeQuery = {
  /** The readings of the name, the most literal first: a year at the end can be a part of it ("Blade Runner 2049"). */
  readonly names: ReadonlyArray<LikenedName>;
  /** The kind of the titles that the text requests; null for any. */
  readonly mediaType: MediaType | null;
};

const LIKE =
  /^(?:(?:(movies?|films?)|((?:tv\s+)?(?:series|shows?))|something|anything|titles?|more|other)\s+)*(?:like|similar\s+to)\s+(\S.*)$/i;
const YEAR_AT_END = /^(.*\S)\s+\(?((?:18|19|20)\d\d)\)?$/;

/** Returns what a text asks for; null if it does not ask for titles like another. A name may have the same words ("Like Mike"). */
export const parseLike = ({ words, year, exact }: SearchQuery): LikeQuery | null => {
  const [, movie, series, name] = LIKE.exec(words) ?? [];
  if (name === undefined || exact !== null) return null;
  const [, withoutYear, typedYear] = YEAR_AT_END.exec(name) ?? [];
  return {
    names: [{ name, year }, ...(withoutYear === undefined ? [] : [{ name: withoutYear, year: Number(typedYear) }])],
    mediaType: movie !== undefined ? 'movie' : series !== undefined ? 'tv' : null,
  };
};
