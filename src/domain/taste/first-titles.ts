import type { TitleId } from '#domain/catalogue/title-id';

/** Ratings after which the home page suggests titles to a new member. */
export const FIRST_RATINGS = 5;

/**
 * TMDB's ids of films that most people have seen and that differ in genre, era and country, so that a few ratings of them say much:
 * Titanic, The Dark Knight, Spirited Away, Pulp Fiction, Toy Story, Parasite, The Shining, The Fellowship of the Ring, Amélie, Casablanca.
 */
export const FIRST_TITLES: ReadonlyArray<TitleId> =
  [597, 155, 129, 680, 862, 496_243, 694, 120, 194, 289].map((id) => ({ mediaType: 'movie', id }));
