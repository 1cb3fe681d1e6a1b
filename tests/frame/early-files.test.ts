import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { detailsFile } from '#adapters/embedded-catalogue/files';

const script = readFileSync(join(import.meta.dirname, '../../public/details-start.js'), 'utf8');

/** What the script in the head of a title's page asks for at that address. */
const askedAt = (search: string): ReadonlyArray<string> => {
  const asked: string[] = [];
  const page = { currentScript: { dataset: { catalogue: '/catalogue/' } }, readyState: 'complete', getElementById: () => null };
  const fetch = (address: string): Promise<Response> => {
    asked.push(address);
    return Promise.resolve(new Response('{}'));
  };
  runInNewContext(script, { document: page, window: {}, location: { search }, fetch, URLSearchParams, Promise });
  return asked;
};

describe("the script in the head of a title's page", () => {
  it.each([
    ...[1, 511, 512, 513, 603, -77, -1025].map((id) => ({ mediaType: 'movie' as const, id })),
    ...[1, 127, 128, 129, 1396, -129].map((id) => ({ mediaType: 'tv' as const, id })),
  ])('asks for the file in which the catalogue has $mediaType $id', ({ mediaType, id }) => {
    expect(askedAt(`?type=${mediaType}&id=${id}`)).toEqual([`/catalogue/${detailsFile({ mediaType, id })}`]);
  });

  it.each(['', '?type=play&id=1', '?type=movie', '?type=movie&id=0', '?type=tv&id=1.5', '?type=movie&id=x'])('asks for nothing at "%s"', (search) => {
    expect(askedAt(search)).toEqual([]);
  });
});
