import type { TitleFacts } from '../title-facts';
import { SETTING_MOTIFS, SUBJECT_MOTIFS, THEME_MOTIFS, type KeywordMotifs } from './keyword-motifs';

type Facts = Pick<TitleFacts, 'keywords' | 'genres'>;

/** Returns the motifs of the groups that a title's keywords belong to: one of each group, then the others. `seed` chooses among them. */
const motifsOfGroups = (groups: ReadonlyArray<KeywordMotifs>, { keywords, genres }: Facts, seed: number): ReadonlyArray<string> => {
  const found = groups
    .filter((group) => group.genres === null || group.genres.some((genre) => genres.includes(genre)))
    .filter((group) => keywords.some((keyword) => group.keywords.has(keyword)))
    .map(({ motifs }) => {
      const from = seed % motifs.length;
      return [...motifs.slice(from), ...motifs.slice(0, from)];
    });
  return [...found.flatMap((motifs) => motifs.slice(0, 1)), ...found.flatMap((motifs) => motifs.slice(1))];
};

/** Returns the motifs that a title's keywords mean, best first: what it is about, where it plays, and themes that many films have. */
export const motifsOfKeywords = (title: Facts, seed: number) => ({
  subjects: motifsOfGroups(SUBJECT_MOTIFS, title, seed),
  settings: motifsOfGroups(SETTING_MOTIFS, title, seed),
  themes: motifsOfGroups(THEME_MOTIFS, title, seed),
});
