import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { SetChange, type DocumentWrite } from '#domain/shared/document-write';

const toFieldValue = (value: unknown): unknown => {
  if (!(value instanceof SetChange)) return value;
  return value.kind === 'add' ? FieldValue.arrayUnion(...value.elements) : FieldValue.arrayRemove(...value.elements);
};

/** Makes writes in a transaction, after its reads. */
export const writeDocuments = (store: Firestore, transaction: Transaction, writes: ReadonlyArray<DocumentWrite>): void => {
  for (const write of writes) {
    const document = store.doc(write.path);
    const data =
      write.act === 'delete' ? {} : Object.fromEntries(Object.entries(write.data).map(([field, value]) => [field, toFieldValue(value)]));
    if (write.act === 'delete') transaction.delete(document);
    else if (write.act === 'update') transaction.update(document, data);
    else transaction.set(document, data, { merge: write.act === 'merge' });
  }
};
