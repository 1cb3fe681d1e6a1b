import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const Field = t.intersection([t.type({ fieldPath: t.string }), t.partial({ order: t.string, arrayConfig: t.string })]);
const Override = t.intersection([t.type({ collectionGroup: t.string, fieldPath: t.string }), t.partial({ ttl: t.boolean })]);
const IndexFile = t.intersection([
  t.type({ indexes: t.array(t.type({ collectionGroup: t.string, queryScope: t.string, fields: t.array(Field) })) }),
  t.partial({ fieldOverrides: t.array(Override) }),
]);

const read = (text: string): ReadonlyArray<string> | null => {
  try {
    const decoded = IndexFile.decode(JSON.parse(text));
    if (E.isLeft(decoded)) return null;
    // Deployed indexes name the document's id as a last field, which files may leave out.
    const indexes = decoded.right.indexes.map(
      ({ collectionGroup, queryScope, fields }) =>
        `${collectionGroup} (${queryScope}): ${fields
          .filter(({ fieldPath }) => fieldPath !== '__name__')
          .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`)
          .join(', ')}`,
    );
    const policies = (decoded.right.fieldOverrides ?? []).flatMap(({ collectionGroup, fieldPath, ttl }) =>
      ttl === true ? [`${collectionGroup}.${fieldPath} (TTL)`] : [],
    );
    return [...indexes, ...policies];
  } catch {
    return null;
  }
};

/**
 * Returns the indexes and TTL policies of the file that are not deployed; null if the deployed ones could not be read.
 * @param deployed what `firebase firestore:indexes` prints.
 */
export const missingIndexes = (file: string, deployed: string): ReadonlyArray<string> | null => {
  const [needed, existing] = [read(file), read(deployed)];
  return needed === null || existing === null ? null : needed.filter((index) => !existing.includes(index));
};
