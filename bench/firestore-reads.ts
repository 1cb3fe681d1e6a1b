// Counts what lists read and write in Firestore, on the emulator with the app's rules: documents on the wire, and documents that the rules
// read. Usage: npm run bench:firestore
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDocsFromServer, setDoc, writeBatch, type Firestore } from 'firebase/firestore';
import { itemsQuerySpec, titleStateQuerySpecs, wordItemsQuerySpec } from '#adapters/firebase/firestore/lists/list-query-specs';
import { toListBatches } from '#domain/lists/documents/list-writes';
import { toFirestoreQuery, type QuerySpec } from '#adapters/firebase/firestore/lists/query-spec';
import { noItemFilter, type ItemQuery } from '#domain/lists/item-query';
import { newList } from '#domain/lists/list';
import { toListItem, type ListItem } from '#domain/lists/list-item';
import { orderKeyOfTime } from '#domain/lists/order-key';
import { UserId } from '#domain/users/user-id';
import { table, isWithinBound, type Figure } from './figures.ts';
import { countRuleReads, host, port, rules } from './rule-reads.ts';

const PROJECT = 'demo-reads';
const SIZES = [100, 1000, 10_000];
const START = Date.now() - 86_400_000;
const decoded = UserId.decode('maya');
if (decoded._tag === 'Left') throw new Error('not a user id');
const maya = decoded.right;

const environment = await initializeTestEnvironment({ projectId: PROJECT, firestore: { host, port: Number(port), rules } });
await environment.clearFirestore();

const itemOf = (listID: string, index: number): ListItem =>
  toListItem(maya, listID, {
    title: {
      itemKey: `movie-${index + 1}`, mediaType: 'movie', movieID: index + 1, imdbID: null, title: `Film ${index}`, posterPath: null,
      releaseYear: 1950 + (index % 70),
      genres: ['Drama'],
      runtime: 100, vote: 7,
    },
    addedAt: START + index,
    order: orderKeyOfTime(START + index),
    note: null, random: (index % 10_000) / 10_000,
  });

const seed = async (store: Firestore): Promise<void> => {
  await setDoc(doc(store, 'access/maya'), { disabled: false, role: 'user', since: START });
  for (const size of SIZES) {
    const listID = `list-${size}`;
    await setDoc(doc(store, `lists/${listID}`), { ...newList(maya, { listName: listID, listID }, START), itemCount: size });
    for (let from = 0; from < size; from += 500) {
      const batch = writeBatch(store);
      for (let index = from; index < Math.min(size, from + 500); index += 1) {
        const item = itemOf(listID, index);
        batch.set(doc(store, `lists/${listID}/items/${item.itemKey}`), { ...item });
      }
      await batch.commit();
    }
  }
  const states = writeBatch(store);
  for (let id = 1; id <= 100; id += 1)
    states.set(doc(store, `users/maya/titles/movie-${id}`), { schemaVersion: 1, itemKey: `movie-${id}`, listIDs: ['list-100'] });
  await states.commit();
};

const figures: Figure[] = [];
const count = (name: string, value: number, bound: number | null = null): void =>
  void figures.push({ name, runs: [value], unit: '', bound });

await environment.withSecurityRulesDisabled((context) => seed(context.firestore() as unknown as Firestore));
const member = environment
  .authenticatedContext('maya', { auth_time: Math.floor(Date.now() / 1000), role: 'user' })
  .firestore() as unknown as Firestore;
const read = async (specs: ReadonlyArray<QuerySpec>): Promise<{ readonly documents: number; readonly byRules: number }> => {
  let documents = 0;
  const byRules = await countRuleReads(PROJECT, async () => {
    for (const spec of specs) documents += (await getDocsFromServer(toFirestoreQuery(member, spec))).size;
  });
  return { documents, byRules };
};

const all = { after: null, until: null, values: 'all' } as const;
const queryOf = (listID: string, fields: Partial<ItemQuery> = {}): ItemQuery => ({
  listID, sort: 'addedAt', direction: 'desc', filter: noItemFilter,
  ...fields,
});
const pages = [
  ['by added', (listID: string) => itemsQuerySpec(queryOf(listID), all, 50)],
  [
    'by title, one genre',
    (listID: string) => itemsQuerySpec(queryOf(listID, { sort: 'titleKey', filter: { ...noItemFilter, genre: 'Drama' } }), all, 50),
  ],
  ['with a word', (listID: string) => wordItemsQuerySpec(queryOf(listID, { filter: { ...noItemFilter, words: 'film' } }), 'asc', all, 50)],
] as const;
for (const [name, specOf] of pages) {
  for (const size of SIZES) {
    const { documents, byRules } = await read([specOf(`list-${size}`)]);
    count(`page of a list of ${size} ${name}: documents on the wire`, documents, 50);
    count(`page of a list of ${size} ${name}: documents read by rules`, byRules, 2);
  }
}
const posters = titleStateQuerySpecs(
  maya,
  Array.from({ length: 30 }, (_, index) => ({ mediaType: 'movie' as const, id: index + 1, imdbID: null })),
);
const states = await read(posters);
count('states of 30 posters: queries', posters.length, 1);
count('states of 30 posters: documents on the wire', states.documents, 30);
count('states of 30 posters: documents read by rules', states.byRules, 1);
const added = toListBatches([{ kind: 'put-item', before: null, item: itemOf('list-100', 50_000) }], []);
count('adding a title: batches', added.length, 1);
count('adding a title: writes', added.flat().length, 2);
const commit = async (): Promise<void> => {
  const batch = writeBatch(member);
  for (const write of added.flat())
    if (write.act !== 'delete') batch.set(doc(member, write.path), write.data, { merge: write.act === 'merge' });
  await batch.commit();
};
count('adding a title: documents read by rules', await countRuleReads(PROJECT, commit), 3);
await environment.cleanup();

console.log(`\nMeasured on ${new Date().toISOString().slice(0, 10)} on the Firestore emulator.\n\n${table(figures)}\n`);
if (!figures.every(isWithinBound)) process.exitCode = 1;
