import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDocumentId } from '#domain/shared/document-id';

const rules = readFileSync(join(import.meta.dirname, '../../../firestore.rules'), 'utf8');

/** Returns whether the patterns of a function of the rules accept elements, which the function joins. */
const accepts = (name: string, elements: ReadonlyArray<string>): boolean => {
  const conditions = new RegExp(`function ${name}\\([^]*?joined\\.split`).exec(rules)?.[0] ?? '';
  const patterns = [...conditions.matchAll(/(!?)joined\.matches\('([^']*)'\)/g)];
  expect(patterns).not.toEqual([]);
  return patterns.every(([, not, pattern = '']) => new RegExp(`^(?:${pattern})$`).test(elements.join(',')) === (not === ''));
};

const anyIds = fc.array(fc.string({ unit: fc.constantFrom('_', '_', '-', 'a'), minLength: 1, maxLength: 7 }), { maxLength: 3 });

it.each([
  ['lists', 'areListIds', (id: string) => id],
  ['viewings', 'areMarks', (id: string) => `${id}......`],
])('the rules accept as ids of %s those that a document can have', (_, name, toElement) => {
  fc.assert(
    fc.property(anyIds, (ids) => {
      expect(accepts(name, ids.map(toElement))).toBe(ids.every((id) => isDocumentId(id, 64)));
    }),
    { examples: [[['__a__']], [['a', '____', 'b']], [['___']], [['__a', 'b__']]] },
  );
});
