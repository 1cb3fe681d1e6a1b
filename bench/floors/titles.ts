import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtTitle } from '../../src/ui/design/poster-art/art-title.ts';

type Fact = { readonly key: string; readonly title: string; readonly year?: number; readonly genres?: ReadonlyArray<string> };

const toArt = ({ key, title, year, genres }: Fact): ArtTitle => ({ id: key, title, year: year ?? null, genres: genres ?? [], mediaType: 'movie' });

/** The best-known films: one for the hero, as many posters as the landing page shows at first. */
export const floorTitles = (root: string, many = 8): { readonly hero: ArtTitle; readonly posters: ReadonlyArray<ArtTitle> } => {
  const facts = readFileSync(join(root, 'catalogue/facts/movies.jsonl'), 'utf8').split('\n', many + 1).map((line) => toArt(JSON.parse(line) as Fact));
  const [hero, ...posters] = facts;
  if (hero === undefined) throw new Error('There are no facts to build the floor from');
  return { hero, posters };
};
