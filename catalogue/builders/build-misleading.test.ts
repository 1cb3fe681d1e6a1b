import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadFacts } from '../load-facts';
import { buildMisleading } from './build-misleading';

it('the table of keywords that are untrue of titles is what the facts say', () => {
  const table = buildMisleading(loadFacts());
  expect(table).toEqual(JSON.parse(readFileSync('src/domain/catalogue/subjects/misleading-keywords.json', 'utf8')));
  expect(table.movie['paris']).toContain(95);
});
