import type { TitleFacts } from '../../catalogue/title-facts';

/** Returns numbers from 0 to 1, the same ones for a seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

type Random = () => number;
type Name = Pick<TitleFacts, 'title' | 'originalTitle' | 'alternativeTitles'>;

const pick = <A>(values: ReadonlyArray<A>, random: Random): A | null => values[Math.floor(random() * values.length)] ?? null;

const ROMAN = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const toArabic = new Map(ROMAN.map((roman, index) => [roman, String(index + 2)]));
const toRoman = new Map(ROMAN.map((roman, index) => [String(index + 2), roman]));

/** Ways in which people and services write a name otherwise than the catalogue; null where a name has nothing to write otherwise. */
const WAYS = {
  'other punctuation': ({ title }, random) => {
    const other = [
      title.replace(/[:,.!?…]/g, ''), title.replace(/-/g, ' '), title.replace(/['’]/g, ''), title.replace(/'/g, '’'),
      title.replace(/[·•]/g, '-'), title.replace(/\.\.\./g, '…'),
    ];
    return pick(other.filter((name) => name !== title), random);
  },
  'other separator': ({ title }, random) =>
    pick([' - ', ' – ', ': ', ' ', ', '].map((between) => title.replace(/: | [–-] /, between)).filter((name) => name !== title), random),
  '& or and': ({ title }) => (title.includes(' & ') ? title.replaceAll(' & ', ' and ') : title.replaceAll(' and ', ' & ')),
  'lost accents': ({ title }) => title.normalize('NFD').replace(/\p{M}/gu, '').replace(/ø/g, 'o').replace(/æ/g, 'ae').replace(/ß/g, 'ss'),
  'moved article': ({ title }) => title.replace(/^(The|An?) (.+)$/, '$2, $1'),
  'left out article': ({ title }) => title.replace(/^(?:The|An?) (?=.{4})/, ''),
  'other numeral': ({ title }) =>
    title.replace(/(?<=\s)(?:[IVX]+|\d+)(?=$|[\s:])/, (numeral) => toArabic.get(numeral) ?? toRoman.get(numeral) ?? numeral),
  'other capitals': ({ title }, random) => (random() < 0.5 ? title.toUpperCase() : title.toLowerCase()),
  'original name': ({ originalTitle }) => originalTitle,
  'name in another language': ({ alternativeTitles }, random) =>
    pick(alternativeTitles.filter((name) => /[^a-z0-9 ]/.test(name)), random),
  'a space too much': ({ title }) => ` ${title.replace(' ', '  ')} `,
} as const satisfies Readonly<Record<string, (facts: Name, random: Random) => string | null>>;
export const WAY_NAMES: ReadonlyArray<Way> = [...(Object.keys(WAYS) as (keyof typeof WAYS)[]), 'year ± 1'];
export type Way = keyof typeof WAYS | 'as it is' | 'year ± 1';

/** Share of rows, in hundredths, that are written in each way. The others are as they are. */
export type Weights = Readonly<Partial<Record<Way, number>>>;

/** A title as a row of a file writes it. */
export type Spelled = { readonly facts: TitleFacts; readonly name: string; readonly year: number; readonly way: Way };

/** Writes a title in one of the ways. A name that has nothing to write in that way stays as it is. */
export const spell = (facts: TitleFacts, weights: Weights, random: Random): Spelled => {
  const [at, { title, year }] = [random() * 100, facts];
  let sum = 0;
  const way = Object.entries(weights).find(([, weight]) => at < (sum += weight))?.[0] as Way | undefined;
  if (way === 'year ± 1') return { facts, name: title, year: year + (random() < 0.5 ? 1 : -1), way };
  const name = way === undefined || way === 'as it is' ? null : WAYS[way](facts, random);
  return way === undefined || name === null || name === title ? { facts, name: title, year, way: 'as it is' } : { facts, name, year, way };
};
