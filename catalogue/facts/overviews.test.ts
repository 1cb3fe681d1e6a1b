import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Title {
  readonly key: string;
  readonly title: string;
  readonly score: number;
}

const text = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const overviews = JSON.parse(text('overviews.json')) as Readonly<Record<string, string>>;
type Corrections = Readonly<Record<string, { readonly title?: string; readonly drop?: boolean }>>;
const corrections = JSON.parse(text('corrections.json')) as Corrections;
const titles = (name: string): readonly Title[] =>
  text(name).trimEnd().split('\n').map((line) => JSON.parse(line) as Title)
    .filter(({ key }) => corrections[key]?.drop !== true)
    .map((title) => ({ ...title, title: corrections[title.key]?.title ?? title.title }));
const films = titles('movies.jsonl');
const series = titles('tv.jsonl');
const titleOf = new Map([...films, ...series].map(({ key, title }) => [key, title]));

/** Words of advertisements and reviews. An overview says what happens, and leaves the judgement to the reader. */
const JUDGEMENTS = new Set([
  'acclaimed', 'amazing', 'award-winning', 'beloved', 'breathtaking', 'brilliant', 'captivating', 'classic', 'compelling', 'epic',
  'gripping', 'heartwarming', 'hilarious', 'iconic', 'inspiring', 'magnificent', 'masterful', 'masterpiece', 'must-see',
  'outstanding', 'riveting', 'sensational', 'spectacular', 'stunning', 'superb', 'thrilling', 'unforgettable', 'visionary',
]);

const wordsOf = (sentence: string): readonly string[] =>
  sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:[-’.][\p{L}\p{N}]+)*/gu) ?? [];
const opening = (overview: string): string => wordsOf(overview).slice(0, 3).join(' ');

/** Returns the runs of seven words, without those that the title has too. */
const runsOf = (overview: string, title: string): readonly string[] => {
  const words = wordsOf(overview);
  const own = wordsOf(title).join(' ');
  return words.slice(6).map((_, at) => words.slice(at, at + 7).join(' ')).filter((run) => !own.includes(run));
};

const countOf = (values: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

describe('facts/overviews.json', () => {
  it('has an overview of each of the best-known titles', () => {
    expect(Object.keys(overviews).length).toBeGreaterThanOrEqual(1500);
    const best = (all: readonly Title[], count: number): readonly string[] =>
      [...all].sort((one, other) => other.score - one.score).slice(0, count).map(({ key }) => key);
    expect([...best(films, 1000), ...best(series, 120)].filter((key) => !(key in overviews))).toEqual([]);
  });

  it('has overviews of known titles, each of two plain sentences that no other overview has', () => {
    const entries = Object.entries(overviews);
    const openings = countOf(entries.map(([, overview]) => opening(overview)));
    const runs = countOf(entries.flatMap(([key, overview]) => runsOf(overview, titleOf.get(key) ?? '')));
    const faultsOf = (overview: string, title: string): readonly string[] => {
      const words = wordsOf(overview);
      return [
        ...(title === '' ? ['title unknown'] : []),
        ...(overview.match(/[.!?](?=\s|$)/g)?.length === 2 ? [] : ['not two sentences']),
        ...(overview.trim() === overview ? [] : ['space at an end']),
        ...(overview.length > 260 ? [`${overview.length} characters`] : []),
        ...(words.length < 20 || words.length > 45 ? [`${words.length} words`] : []),
        ...words.filter((word) => JUDGEMENTS.has(word) && !wordsOf(title).includes(word)),
        ...runsOf(overview, title).filter((run) => (runs.get(run) ?? 0) > 1),
        ...((openings.get(opening(overview)) ?? 0) > entries.length / 50 ? [`opening “${opening(overview)}”`] : []),
      ];
    };
    const faults = entries.map(([key, overview]) => [key, ...faultsOf(overview, titleOf.get(key) ?? '')]);
    expect(faults.filter(([, ...found]) => found.length > 0).map((line) => line.join(': '))).toEqual([]);
  });
});
