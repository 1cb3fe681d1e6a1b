import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const Field = t.intersection([t.type({ fieldPath: t.string }), t.partial({ order: t.string, arrayConfig: t.string })]);
const IndexFile = t.type({ indexes: t.array(t.type({ collectionGroup: t.string, queryScope: t.string, fields: t.array(Field) })) });

const read = (text: string): ReadonlyArray<string> | null => {
  try {
    const decoded = IndexFile.decode(JSON.parse(text));
    if (E.isLeft(decoded)) return null;
    // Deployed indexes name the document's id as a last field, which files may leave out.
    return decoded.right.indexes.map(({ collectionGroup, queryScope, fields }) =>
      `${collectionGroup} (${queryScope}): ${fields.filter(({ fieldPath }) => fieldPath !== '__name__').map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`).join(', ')}`,
    );
  } catch {
    return null;
  }
};

/** Returns the indexes of the file that are not deployed; null if the deployed ones could not be read. @param deployed what `firebase firestore:indexes` prints. */
export const missingIndexes = (file: string, deployed: string): ReadonlyArray<string> | null => {
  const [needed, existing] = [read(file), read(deployed)];
  return needed === null || existing === null ? null : needed.filter((index) => !existing.includes(index));
};
