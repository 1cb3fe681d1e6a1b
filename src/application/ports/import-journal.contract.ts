import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firstValueFrom } from 'rxjs';
import { maya, newItem } from '#domain/lists/list.fixture';
import type { MemberChange } from '#domain/lists/member-command';
import { conflict } from '#domain/shared/failure';
import { UserId } from '#domain/users/user-id';
import { noEntries, nothingGone, type ImportJournal, type ImportRecord } from './import-journal';

const nell = O.getOrElse(() => maya)(O.fromEither(UserId.decode('nell')));
const NOW = Date.UTC(2026, 5, 1);
const DAY = 86_400_000;
const record = (importId: string, startedAt = NOW): ImportRecord => ({
  importId, startedAt, names: ['diary.csv'], status: 'running', adds: { ...noEntries, items: 2 }, added: noEntries, changes: 2, made: 0,
  begun: 0, takenBack: 0, refused: 0, skippedLists: [], leftOut: 0, unmatched: 0, found: 0, isKept: false, kept: 0, left: [],
  ...nothingGone, rows: 0, lacksProfile: false,
});
const changes: ReadonlyArray<MemberChange> = [1, 2].map((id) => ({ kind: 'add-items', listID: 'a', items: [newItem(id)] }));
const texts = { report: 'File,Row\n', unmatched: '[]', found: '[1]' };

/** Two journals of one browser, as in two tabs; the same journal twice where one tab is all there is. */
export type ImportJournalTestbed = {
  readonly journal: ImportJournal;
  readonly secondTab: ImportJournal;
  readonly close: () => Promise<void>;
};

export const keepsImportJournalContract = (name: string, make: () => Promise<ImportJournalTestbed>): void => {
  const open = async (): Promise<ImportJournalTestbed> => {
    const testbed = await make();
    onTestFinished(() => testbed.close());
    return testbed;
  };
  const idsOf = async (journal: ImportJournal, uid: UserId = maya): Promise<ReadonlyArray<string>> => {
    const all = await firstValueFrom(journal.watch(uid));
    return E.isRight(all) ? all.right.map(({ importId }) => importId) : ['failed'];
  };

  describe(`${name}: ImportJournal contract`, () => {
    it('keeps an import with its changes and texts for its member alone, the newest first', async () => {
      const { journal, secondTab } = await open();
      expect(await idsOf(journal)).toEqual([]);
      await journal.begin(maya, record('a'), changes, texts)();
      await journal.update(maya, 'a', (each) => ({ ...each, status: 'stopped' }))();
      await journal.begin(maya, record('b', NOW + 1), [], { report: '', unmatched: '' })();
      await journal.begin(nell, record('c'), [], texts)();
      expect([await idsOf(journal), await idsOf(secondTab), await idsOf(journal, nell)]).toEqual([['b', 'a'], ['b', 'a'], ['c']]);
      expect(await secondTab.readChange('a', 1)()).toEqual(E.right(changes[1]));
      expect(await journal.readChange('a', 2)()).toEqual(E.right(null));
      expect([await journal.readText('a', 'report')(), await journal.readText('b', 'report')(), await journal.readText('x', 'report')()])
        .toEqual([E.right('File,Row\n'), E.right(''), E.right('')]);
      expect([await secondTab.readText('a', 'found')(), await journal.readText('b', 'found')()]).toEqual([E.right('[1]'), E.right('')]);
    });

    it.each(['running', 'paused', 'undoing'] as const)(
      'begins no import while another one of the member, of whichever tab, is %s, and none of two at once', async (status) => {
        const { journal, secondTab } = await open();
        const refused = E.left(conflict('import'));
        const both = await Promise.all([journal, secondTab].map((each, index) =>
          each.begin(maya, { ...record(`a${index}`), status }, changes, texts)()));
        expect(both.filter(E.isRight)).toHaveLength(1);
        expect(both).toContainEqual(refused);
        expect(await secondTab.begin(maya, record('b'), changes, texts)()).toEqual(refused);
        expect(await journal.begin(nell, record('c'), changes, texts)()).toEqual(E.right(undefined));
        const [first = ''] = await idsOf(journal);
        expect([await idsOf(secondTab), await journal.readChange('b', 0)()]).toEqual([[first], E.right(null)]);
        await journal.update(maya, first, (each) => ({ ...each, status: 'done' }))();
        expect(await secondTab.begin(maya, record('b'), changes, texts)()).toEqual(E.right(undefined));
      });

    it('changes a record, of its own member only, and tells both tabs', async () => {
      const { journal, secondTab } = await open();
      await journal.begin(maya, record('a'), changes, texts)();
      const seen: (number | undefined)[] = [];
      const subscription = secondTab.watch(maya).subscribe((all) => seen.push(E.isRight(all) ? all.right[0]?.made : undefined));
      onTestFinished(() => subscription.unsubscribe());
      const add = (each: ImportRecord): ImportRecord => ({ ...each, made: each.made + 1 });
      await Promise.all([journal.update(maya, 'a', add)(), secondTab.update(maya, 'a', add)()]);
      expect(await journal.update(nell, 'a', add)()).toEqual(E.right(undefined));
      expect(await journal.update(maya, 'gone', add)()).toEqual(E.right(undefined));
      await expect.poll(() => seen.at(-1)).toBe(2);
      expect(await firstValueFrom(journal.watch(maya))).toEqual(E.right([{ ...record('a'), made: 2 }]));
    });

    it('forgets imports of all members after ninety days when the next one begins, but none that is not over', async () => {
      const { journal } = await open();
      const old = (importId: string, more: Partial<ImportRecord>): ImportRecord => ({ ...record(importId, NOW - 91 * DAY), ...more });
      const waiting = [old('paused', { status: 'paused' }), old('rows', { status: 'done', unmatched: 1 })];
      for (const each of [old('old', { status: 'done' }), ...waiting.toReversed()]) await journal.begin(nell, each, changes, texts)();
      await journal.begin(maya, { ...record('young', NOW - 89 * DAY), status: 'done' }, changes, texts)();
      await journal.begin(maya, record('new'), [], texts)();
      expect([(await idsOf(journal, nell)).toSorted(), await idsOf(journal)]).toEqual([['paused', 'rows'], ['new', 'young']]);
      expect(await journal.readChange('paused', 1)()).toEqual(E.right(changes[1]));
      expect([await journal.readChange('old', 0)(), await journal.readText('old', 'report')()]).toEqual([E.right(null), E.right('')]);
      expect(await journal.readChange('young', 0)()).toEqual(E.right(changes[0]));
    });

    it('forgets one import of its member, or all of them, and says so in both tabs', async () => {
      const { journal, secondTab } = await open();
      for (const id of ['a', 'b', 'c'])
        await journal.begin(maya, { ...record(id), status: id === 'c' ? 'undoing' : 'done' }, changes, texts)();
      await journal.begin(nell, record('d'), changes, texts)();
      const seen: number[] = [];
      const subscription = secondTab.watch(maya).subscribe((all) => seen.push(E.isRight(all) ? all.right.length : -1));
      onTestFinished(() => subscription.unsubscribe());
      await journal.forget(nell, 'a')();
      // Another tab takes it back.
      await journal.forget(maya, 'c')();
      expect(await journal.forget(maya, 'b')()).toEqual(E.right(undefined));
      await expect.poll(() => seen.at(-1)).toBe(2);
      expect([(await idsOf(journal)).toSorted(), await journal.readChange('b', 0)(), await journal.readText('b', 'report')()])
        .toEqual([['a', 'c'], E.right(null), E.right('')]);
      await secondTab.forget(maya)();
      expect([await idsOf(journal), await idsOf(journal, nell), await journal.readChange('d', 0)()])
        .toEqual([[], ['d'], E.right(changes[0])]);
    });

    it('keeps no changes and rows of an import that is taken back, once the account has given the rows back', async () => {
      const { journal } = await open();
      await journal.begin(maya, { ...record('a'), unmatched: 1, isKept: true }, changes, texts)();
      await journal.update(maya, 'a', (each) => ({ ...each, status: 'undone' }))();
      expect(await journal.readText('a', 'unmatched')()).toEqual(E.right('[]'));
      await journal.update(maya, 'a', (each) => ({ ...each, isKept: false }))();
      expect([await journal.readChange('a', 0)(), await journal.readText('a', 'unmatched')(), await journal.readText('a', 'found')()])
        .toEqual([E.right(null), E.right(''), E.right('')]);
      expect([await idsOf(journal), await journal.readText('a', 'report')()]).toEqual([['a'], E.right('File,Row\n')]);
    });

    it('gives one tab at a time the turn', async () => {
      const { journal, secondTab } = await open();
      const turns: string[] = [];
      const first = journal.turn(maya).subscribe(() => turns.push('first'));
      await expect.poll(() => turns).toEqual(['first']);
      const second = secondTab.turn(maya).subscribe(() => turns.push('second'));
      onTestFinished(() => second.unsubscribe());
      first.unsubscribe();
      await expect.poll(() => turns).toEqual(['first', 'second']);
    });
  });
};
