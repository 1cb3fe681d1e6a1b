import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { keepsCatalogueContract } from '#domain/catalogue/contract/catalogue.contract';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { builtFiles } from './node-files';

keepsCatalogueContract('embeddedCatalogue', () => embeddedCatalogue(builtFiles()), {
  movie: { id: 603, imdbId: 'tt0133093', title: 'The Matrix', year: 1999, director: 'Lana Wachowski' },
  series: {
    id: 1396, imdbId: 'tt0903747', tvdbId: 81189, title: 'Breaking Bad', episode: { imdbId: 'tt0959621', tvdbId: 349232, season: 1 },
  },
  inCollection: { id: 11 },
  hasForeignIds: false, hasImdbIds: true, hasTasteModel: true,
});

it('knows the IMDb ids of titles, with leading zeros, also of those with an id of its own', async () => {
  const catalogue = embeddedCatalogue(builtFiles());
  expect(await catalogue.getImdbId({ mediaType: 'tv', id: 1396 })()).toEqual(E.right('tt0903747'));
  const haxan = { mediaType: 'movie', id: -1459 } as const;
  expect(await catalogue.getImdbId(haxan)()).toEqual(E.right('tt0013257'));
  expect(await expectRight(catalogue.getDetails(haxan))).toMatchObject({ title: 'Häxan', imdbId: 'tt0013257' });
});
