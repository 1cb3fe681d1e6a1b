import * as E from 'fp-ts/Either';
import { filter, firstValueFrom } from 'rxjs';
import { onTestFinished } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { Backend } from '#application/ports/backend';
import type { Watch } from '#domain/shared/answer';
import { createMember, firstValue, type BackendTestbed, type TestUser } from '#domain/users/contract/backend.contract';
import { MAX_ITEMS_READ, noItemFilter, type ItemFilter, type ItemQuery, type ItemRange } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import type { ListChange, ListCommand } from '#domain/lists/list-command';
import { newItem } from '#domain/lists/list.fixture';
import type { ListItem, NewListItem } from '#domain/lists/list-item';
import type { ItemsPage } from '#domain/lists/list-repository';

/** The backend as seen by one browser. */
export type ListTestBackend = Pick<Backend, 'auth' | 'accountApi' | 'users' | 'lists' | 'history' | 'sharedLists'>;

export type ListTestbed = {
  /** Opens a browser with a session of its own, without a signed-in user. */
  readonly openBrowser: () => Promise<ListTestBackend>;
  readonly close: () => Promise<void>;
};

/** Creates a `ListTestbed` from a backend testbed. */
export const listTestbedOf = (testbed: BackendTestbed): ListTestbed => {
  let isFirst = true;
  return {
    openBrowser: () => {
      const browser = isFirst ? Promise.resolve(testbed) : testbed.openSecondBrowser();
      isFirst = false;
      return browser;
    },
    close: testbed.close,
  };
};

/** A past time: rules refuse times in the future. */
const CREATED_AT = 1_700_000_000_000;

/** A member with a signed-in browser. */
export type ListTestMember = ListTestBackend &
  TestUser & {
    readonly command: (change: ListChange) => ListCommand;
    /** Applies changes one after another; fails the test on a failure. */
    readonly apply: (...changes: ReadonlyArray<ListChange>) => Promise<void>;
    /** Creates a list and returns its id. */
    readonly createList: (name: string) => Promise<string>;
    readonly readLists: () => Promise<ReadonlyArray<List>>;
    readonly readPage: (query: ItemQuery, range?: ItemRange, limit?: number) => Promise<ItemsPage>;
    readonly readItems: (query: ItemQuery, range?: ItemRange, limit?: number) => Promise<ReadonlyArray<ListItem>>;
    /** Reads the first items with `ListRepository.readItems`, which fails where `readItems` of this member has what a cache has. */
    readonly readStored: (query: ItemQuery) => Promise<ReadonlyArray<ListItem>>;
  };

export const fullItemRange: ItemRange = { after: null, until: null };
export const itemQueryOf = (listID: string, fields: Partial<ItemQuery> = {}): ItemQuery => ({
  listID, sort: 'addedAt', direction: 'asc', filter: noItemFilter,
  ...fields,
});
export const itemFilterOf = (fields: Partial<ItemFilter>): ItemFilter => ({ ...noItemFilter, ...fields });
export const addition = (listID: string, ...items: ReadonlyArray<NewListItem>): ListChange => ({ kind: 'add-items', listID, items });
export const newFilmItems = (...ids: ReadonlyArray<number>): ReadonlyArray<NewListItem> => ids.map((id) => newItem(id));
export const itemKeysOf = (items: ReadonlyArray<{ readonly itemKey: string }>): ReadonlyArray<string> =>
  items.map(({ itemKey }) => itemKey);

const toMember = (browser: ListTestBackend, user: TestUser): ListTestMember => {
  const { lists } = browser;
  const command = (change: ListChange): ListCommand => ({ commandId: crypto.randomUUID(), uid: user.uid, createdAt: CREATED_AT, change });
  const apply = async (...changes: ReadonlyArray<ListChange>): Promise<void> => {
    for (const change of changes) await expectRight(lists.apply(command(change)));
  };
  const readPage: ListTestMember['readPage'] = (query, range = fullItemRange, limit = MAX_ITEMS_READ) =>
    firstValue(lists.watchItems(user.uid, query, range, limit));
  return {
    ...browser,
    ...user,
    command,
    apply,
    createList: async (name) => {
      const listID = crypto.randomUUID();
      await apply({ kind: 'create-list', listID, name, description: '', order: 'a0' });
      return listID;
    },
    readLists: () => firstValue(lists.watchLists(user.uid)),
    readPage,
    readItems: async (query, range, limit) => (await readPage(query, range, limit)).items,
    readStored: async (query) => (await expectRight(lists.readItems(user.uid, query, null))).items,
  };
};

/** Returns the tag of the first failure that a watch emits. */
export const firstFailureTag = async (watch: Watch<unknown>): Promise<string> => {
  const failed = await firstValueFrom(watch.pipe(filter(E.isLeft)));
  return failed.left._tag;
};

/** Opens a testbed that is closed after the test. */
export const openListTestbed = async (make: () => Promise<ListTestbed>): Promise<ListTestbed> => {
  const testbed = await make();
  onTestFinished(() => testbed.close());
  return testbed;
};

/** Creates a member in a browser of its own. */
export const openMember = async ({ openBrowser }: ListTestbed): Promise<ListTestMember> => {
  const browser = await openBrowser();
  return toMember(browser, await createMember(browser));
};

/** Signs the member in on a second device. */
export const openDevice = async ({ openBrowser }: ListTestbed, member: TestUser): Promise<ListTestMember> => {
  const browser = await openBrowser();
  await expectRight(browser.auth.signIn(member));
  return toMember(browser, member);
};
