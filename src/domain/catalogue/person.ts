import type { Title } from './title';

/** A person in search results. `id` is TMDB's; negative and stable if TMDB's is unknown. */
export type Person = {
  readonly id: number;
  readonly name: string;
  /** "Acting", "Directing": TMDB's department. */
  readonly knownFor: string | null;
  readonly imagePath: string | null;
  /** A few titles to identify the person, most popular first. */
  readonly titles: ReadonlyArray<Pick<Title, 'mediaType' | 'id' | 'title' | 'year'>>;
};

/** One credit in a filmography: in front of the camera (`character`) or behind it (`job`). */
export type FilmographyEntry = {
  readonly title: Title;
  readonly part: { readonly as: 'cast'; readonly character: string | null } | { readonly as: 'crew'; readonly job: string };
};

/** A person who worked on several titles of another person. */
export type Colleague = { readonly personId: number; readonly name: string; readonly titleCount: number };

export type PersonDetails = Person & {
  readonly biography: string | null;
  /** `YYYY-MM-DD`. */
  readonly born: string | null;
  readonly died: string | null;
  readonly birthplace: string | null;
  readonly imdbId: string | null;
  /** Newest first; undated titles come first, because most are upcoming. */
  readonly filmography: ReadonlyArray<FilmographyEntry>;
  /** People of at least two of these titles, the most frequent first. Empty for a source that does not say. */
  readonly colleagues: ReadonlyArray<Colleague>;
};
