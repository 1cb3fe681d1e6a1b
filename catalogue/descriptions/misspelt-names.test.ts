import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { parseSearch } from '#domain/catalogue/search-query';
import { builtFiles } from '../node-files';

/** Well-known names with an error, of which a part is a subject or a last name: “star”, “Heard”, “Hart”. */
const MISSPELT = [
  'star wrs', 'the god father', 'breaking bed', 'black mirrow', 'die heard', 'brave hart', 'toy storry', 'jon wick', 'men in blak',
];

it('a well-known name with an error is a name, and no content that a part of it names', async () => {
  const catalogue = embeddedCatalogue(builtFiles());
  const read: string[] = [];
  for (const typed of MISSPELT) {
    const found = await catalogue.findDescribed(parseSearch(typed))();
    if (!E.isRight(found) || found.right !== null) read.push(typed);
  }
  expect(read).toEqual([]);
});
