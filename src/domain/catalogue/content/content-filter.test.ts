import { expect, it } from 'vitest';
import { contentValue, contentValues, MAX_CONTENT_FILTERS, readContentFilters } from './content-filter';

it('reads well-formed filters of an address, each once, and leaves the others out', () => {
  const good = [
    'keyword:paris, france', 'person:-31', 'studio:A24', 'network:A&E', 'collection:10', 'seasons:1', 'seasons:2-3', 'status:mini',
  ];
  const bad = [
    '', 'keyword:', 'keyword:a\u0000b', 'person:tom', 'person:0', 'seasons:0', 'seasons:x', 'status:gone', 'actor:31', 'service:DE',
    'service:8', 'service:de-8',
  ];
  expect(readContentFilters([...bad, ...good, ...good])).toEqual(good);
  expect(readContentFilters(['service:DE-8-337'])).toEqual(['service:DE-8-337']);
  expect(readContentFilters(Array.from({ length: 20 }, (_, at) => `keyword:${at}`))).toHaveLength(MAX_CONTENT_FILTERS);
  expect(contentValues(readContentFilters(good), 'seasons')).toEqual(['1', '2-3']);
  expect(contentValue('keyword:a: b')).toBe('a: b');
});
