import type { PickFacts } from '#domain/evening-pick/pick-facts';
import { formatRuntime, languageName } from '#ui/messages/format/format.ts';

const FILM_KINDS: Readonly<Record<string, string>> = {
  Action: 'action film', Adventure: 'adventure', Animation: 'animated film', Comedy: 'comedy', Crime: 'crime film',
  Documentary: 'documentary', Drama: 'drama', Family: 'family film', Fantasy: 'fantasy film', History: 'historical film',
  Horror: 'horror film', Music: 'music film', Mystery: 'mystery', Romance: 'romance', 'Science Fiction': 'science fiction film',
  'TV Movie': 'television film', Thriller: 'thriller', War: 'war film', Western: 'western',
};
const SERIES_KINDS: Readonly<Record<string, string>> = {
  'Action & Adventure': 'action or adventure series', Animation: 'animated series', Comedy: 'comedy series', Crime: 'crime series',
  Documentary: 'documentary series', Drama: 'drama series', Family: 'family series', Kids: 'children’s series', Mystery: 'mystery series',
  News: 'news programme', Reality: 'reality series', 'Sci-Fi & Fantasy': 'science fiction or fantasy series', Soap: 'soap opera',
  Talk: 'talk show', 'War & Politics': 'war or political series', Western: 'western series',
};

/** "A" or "An" before a text: "An 8 min", "An animated film". */
const article = (text: string): string => (/^(?:[aeiou]|8|11\b|18\b)/i.test(text) ? 'An' : 'A');

/** Returns what a pick is, in one sentence of known facts: "A 1 h 38 comedy from 1951, in French." */
export const pickSentence = ({ mediaType, length, genre, year, language }: PickFacts): string => {
  const kinds = mediaType === 'movie' ? FILM_KINDS : SERIES_KINDS;
  const kind = kinds[genre ?? ''] ?? (mediaType === 'movie' ? 'film' : 'series');
  const what = mediaType === 'movie' && length !== null ? `${formatRuntime(length)} ${kind}` : kind;
  const from = year === null ? '' : ` from ${year}`;
  const spoken = language === null || language === 'en' || language === 'xx' ? '' : `, in ${languageName(language)}`;
  const episodes = mediaType === 'tv' && length !== null ? `, about ${formatRuntime(length)} an episode` : '';
  return `${article(what)} ${what}${from}${spoken}${episodes}.`;
};
