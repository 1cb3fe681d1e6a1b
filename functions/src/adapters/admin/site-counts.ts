import { AggregateField, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { shardNames } from '#domain/site-stats/stats-documents';
import type { defaultBucket } from '../default-bucket';

/** A total of the site: the documents that store it, and the field. */
export const SITE_TOTALS = {
  members: { documents: ['users'], field: 'total' },
  disabled: { documents: shardNames('access'), field: 'disabled' },
  lists: { documents: shardNames('lists'), field: 'lists' },
  items: { documents: shardNames('lists'), field: 'items' },
  unread: { documents: shardNames('feedback'), field: 'unread' },
  files: { documents: ['files'], field: 'files' },
  bytes: { documents: ['files'], field: 'bytes' },
} as const satisfies Readonly<Record<string, { readonly documents: ReadonlyArray<string>; readonly field: string }>>;
export type SiteTotal = keyof typeof SITE_TOTALS;
export type SiteNumbers = Readonly<Record<SiteTotal, number>>;

const TOTALS = Object.keys(SITE_TOTALS) as ReadonlyArray<SiteTotal>;

/** Counts the documents and files again. Costs one read for each 1,000 documents. */
export const countSiteTotals = async (store: Firestore, bucket: ReturnType<typeof defaultBucket>): Promise<SiteNumbers> => {
  const [members, disabled, lists, unread, [files]] = await Promise.all([
    store.collection('users').count().get(),
    store.collection('access').where('disabled', '==', true).count().get(),
    store
      .collection('lists')
      .where('deletedAt', '==', null)
      .aggregate({ lists: AggregateField.count(), items: AggregateField.sum('itemCount') })
      .get(),
    store.collection('feedback').where('state', '==', 'new').count().get(),
    bucket.getFiles(),
  ]);
  return {
    members: members.data().count, disabled: disabled.data().count, lists: lists.data().lists, items: lists.data().items,
    unread: unread.data().count, files: files.length,
    bytes: files.reduce((sum, { metadata }) => sum + Number(metadata.size ?? 0), 0),
  };
};

/** Reads the stored totals. */
export const readStoredTotals = async (store: Firestore): Promise<SiteNumbers> => {
  const names = [...new Set(TOTALS.flatMap((total) => SITE_TOTALS[total].documents))];
  const found = new Map(
    (await store.getAll(...names.map((name) => store.doc(`stats/${name}`)))).map((document) => [document.id, document]),
  );
  const sumOf = ({ documents, field }: (typeof SITE_TOTALS)[SiteTotal]) =>
    documents.reduce((sum, name) => sum + Number(found.get(name)?.get(field) ?? 0), 0);
  return Object.fromEntries(TOTALS.map((total) => [total, sumOf(SITE_TOTALS[total])] as const)) as SiteNumbers;
};

/** Adds a difference to a total. Changes that triggers count at the same time are kept. @param now ms since 1970. */
export const addToTotal = async (store: Firestore, total: SiteTotal, by: number, now: number): Promise<void> => {
  const { documents: [first], field } = SITE_TOTALS[total];
  await store.doc(`stats/${first}`).set({ schemaVersion: 1, changedAt: now, [field]: FieldValue.increment(by) }, { merge: true });
};
