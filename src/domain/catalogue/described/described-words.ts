import { foldWords } from '#domain/catalogue/text-match/fold';
import { NATIONALITIES } from './nationalities';

/** Meaning of a word or phrase of a description. Genres are slugs; `kind` is the media type. */
export type DescribedFact =
  | { readonly fact: 'kind'; readonly kind: 'movie' | 'tv' }
  | { readonly fact: 'genre'; readonly slugs: ReadonlyArray<string>; readonly country?: string }
  | { readonly fact: 'country'; readonly code: string }
  | { readonly fact: 'years'; readonly from: number; readonly to: number }
  | { readonly fact: 'best' };

/** Words by genre, each also with its plural in `s`. */
const GENRE_WORDS: ReadonlyArray<readonly [string, string]> = [
  ['action', 'action'],
  ['adventure', 'adventure adventurous'],
  ['animation', 'animated animation cartoon'],
  ['comedy', 'comedy comedies funny comedic'],
  ['crime', 'crime'],
  ['documentary', 'documentary documentaries doc docu'],
  ['drama', 'drama dramatic'],
  ['family', 'family'],
  ['fantasy', 'fantasy fantasies'],
  ['history', 'history historical'],
  ['horror', 'horror scary'],
  ['kids', 'kids children childrens'],
  ['music', 'musical'],
  ['mystery', 'mystery mysteries'],
  ['reality', 'reality'],
  ['romance', 'romance romantic'],
  ['science-fiction', 'sci-fi scifi sf'],
  ['soap', 'soap'],
  ['thriller', 'thriller suspense'],
  ['war', 'war'],
  ['western', 'western'],
];

const GENRE_PHRASES: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['science fiction', ['science-fiction']],
  ['science-fiction', ['science-fiction']],
  ['love story', ['romance']],
  ['love stories', ['romance']],
  ['romantic comedy', ['romance', 'comedy']],
  ['romantic comedies', ['romance', 'comedy']],
  ['rom com', ['romance', 'comedy']],
  ['romcom', ['romance', 'comedy']],
  ['for children', ['family']],
  ['for kids', ['family']],
  ['soap opera', ['soap']],
];

const KIND_WORDS: Readonly<Record<'movie' | 'tv', string>> = {
  movie: 'movie movies film films flick flicks',
  tv: 'series tv show shows sitcom sitcoms',
};

/** Other words for the people and the places of a country. */
const MORE_COUNTRY_WORDS: Readonly<Record<string, string>> = {
  AR: 'argentinian argentina', AT: 'austria', AU: 'australia aussie', BE: 'belgium', BR: 'brazil', CA: 'canada', CH: 'switzerland',
  CL: 'chile', CN: 'china', CO: 'colombia', CU: 'cuba', CZ: 'czechia', DE: 'germany', DK: 'denmark', EG: 'egypt', ES: 'spain',
  FI: 'finland', FR: 'france', GB: 'uk britain england', GR: 'greece', HU: 'hungary', ID: 'indonesia', IE: 'ireland', IL: 'israel',
  IN: 'india bollywood', IR: 'iran persian', IS: 'iceland', IT: 'italy', JP: 'japan', KR: 'korean korea', LB: 'lebanon', MX: 'mexico',
  NG: 'nigeria', NL: 'netherlands holland', NO: 'norway', PH: 'philippines filipino', PL: 'poland', PT: 'portugal', RO: 'romania',
  RU: 'russia', SE: 'sweden', SN: 'senegal', SU: 'ussr', TH: 'thailand', TR: 'turkey', TW: 'taiwan', UA: 'ukraine',
  US: 'usa us hollywood', XC: 'czechoslovakia',
};
const COUNTRY_PHRASES: ReadonlyArray<readonly [string, string]> = [
  ['united states', 'US'], ['united kingdom', 'GB'], ['south korea', 'KR'], ['south africa', 'ZA'], ['soviet union', 'SU'],
];

const DECADE_WORDS = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ');

/** Words that say nothing of the titles. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  'a an the of from in with to and or for watch some me any good great made set about style like by all our that are is'.split(' '),
);

const phrase = (text: string): string => foldWords(text).join(' ');
const wordsOf = (text: string): ReadonlyArray<string> => text.split(' ');

const entries = (): ReadonlyArray<readonly [string, DescribedFact]> => [
  ...(['movie', 'tv'] as const).flatMap((kind) => wordsOf(KIND_WORDS[kind]).map((word) => [word, { fact: 'kind', kind } as const] as const)),
  ...GENRE_WORDS.flatMap(([slug, words]) =>
    wordsOf(words).flatMap((word) => [word, `${word}s`].map((each) => [each, { fact: 'genre', slugs: [slug] } as const] as const))),
  ...['anime', 'japanese animation'].map((word) =>
    [word, { fact: 'genre', slugs: ['animation'], country: 'JP' } as const] as const),
  ...GENRE_PHRASES.map(([words, slugs]) => [words, { fact: 'genre', slugs } as const] as const),
  ...Object.entries(NATIONALITIES).map(([code, adjective]) => [adjective, { fact: 'country', code } as const] as const),
  ...Object.entries(MORE_COUNTRY_WORDS).flatMap(([code, words]) =>
    wordsOf(words).map((word) => [word, { fact: 'country', code } as const] as const)),
  ...COUNTRY_PHRASES.map(([words, code]) => [words, { fact: 'country', code } as const] as const),
  ...DECADE_WORDS.map((word, index) => [word, { fact: 'years', from: 1920 + 10 * index, to: 1929 + 10 * index } as const] as const),
  ...['best', 'top', 'top rated', 'acclaimed'].map((word) => [word, { fact: 'best' } as const] as const),
];

let facts: ReadonlyMap<string, DescribedFact> | null = null;

/** Returns what a folded phrase says of the titles; null if nothing. */
export const factOfPhrase = (folded: string): DescribedFact | null => {
  facts ??= new Map(entries().map(([words, fact]) => [phrase(words), fact]));
  return facts.get(folded) ?? null;
};
