import type { Page } from '@playwright/test';
import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { FILMS, type ListStep } from './list-steps';

/** Object that the app for the emulators gives to tests: the signed-in member's lists. */
type WithLists = { readonly marqueeLists: ListUseCases };

/** A change as a device took it; `listID` is null for steps without a list, `target` the list to which a film moves. */
export type Attempt = { readonly isAccepted: boolean; readonly listID: string | null; readonly target: string | null };

/** One active list as texts and numbers, to be compared: id, name, pinned, items with note and order. */
export type ShownList = readonly [
  listID: string, name: string, pinned: boolean,
  items: ReadonlyArray<readonly [itemKey: string, note: string | null, order: string]>,
];

/** A refused command of a device. */
export type Refused = { readonly listIDs: ReadonlyArray<string>; readonly failure: string };

/** Waits until the page has opened the member's lists and has read them. */
export const waitForLists = async (page: Page): Promise<void> => {
  // One call: the sign-in may load the page anew between two.
  await page.waitForFunction(() => {
    if (!('marqueeLists' in window)) return false;
    const { marqueeLists } = window as unknown as WithLists;
    return new Promise<true>((resolve) => {
      marqueeLists.lists.subscribe((result) => { if (result._tag === 'Right') resolve(true); });
    });
  });
};

/**
 * Takes a step with the use cases that the app's own buttons call. Steps without an object, such as a note in an empty list, are not
 * accepted. A page that a cut network has cost a file may load itself anew once the network is back: its lists are waited for.
 */
export const takeStep = async (page: Page, step: ListStep): Promise<Attempt> => {
  await waitForLists(page);
  return page.evaluate(async (taken): Promise<Attempt> => {
    const { marqueeLists: lists } = window as unknown as WithLists;
    const first = <A>(watch: Observable<A>): Promise<A> =>
      new Promise((resolve) => {
        const subscription = watch.subscribe((value) => {
          resolve(value);
          queueMicrotask(() => subscription.unsubscribe());
        });
      });
    const valueOf = <A>(result: Either<unknown, A>): A => {
      if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
      return result.right;
    };
    const title = {
      itemKey: `movie-${taken.film}`, mediaType: 'movie' as const, movieID: taken.film, imdbID: null, title: `Film ${taken.film}`,
      posterPath: null, releaseYear: 1999,
      genres: ['Drama'],
      runtime: 100, vote: 7,
    };
    const attempt = async (
      answer: () => Promise<Either<unknown, unknown>>,
      listID: string | null, target: string | null = null,
    ): Promise<Attempt> => ({ isAccepted: (await answer())._tag === 'Right', listID, target });
    if (taken.kind === 'create') return attempt(lists.createList(taken.name), null);
    if (taken.kind === 'undo') return attempt(() => lists.undo(), null);
    if (taken.kind === 'watch') return attempt(lists.history.log([{ title, parts: [], episodes: null }], { kind: 'now' }), null);
    if (taken.kind === 'rate') return attempt(lists.history.rate(title, taken.rating), null);
    if (taken.kind === 'restore') {
      // Without a network the bin may be unknown.
      const bin = await first(lists.bin);
      const found = bin._tag === 'Right' ? bin.right : [];
      const deleted = found[taken.list % Math.max(1, found.length)];
      return deleted === undefined
        ? { isAccepted: false, listID: null, target: null }
        : attempt(lists.restoreList(deleted.listID, deleted.name), deleted.listID);
    }
    const shown = valueOf(await first(lists.lists));
    const list = shown[taken.list % shown.length];
    if (list === undefined) return { isAccepted: false, listID: null, target: null };
    const { listID } = list;
    switch (taken.kind) {
      case 'cut':
      case 'connect':
        return { isAccepted: false, listID: null, target: null };
      case 'rename':
        return attempt(lists.renameList(listID, taken.name), listID);
      case 'pin':
        return attempt(lists.pinList(listID, !list.pinned), listID);
      case 'delete':
        return attempt(lists.deleteList(listID), listID);
      case 'add':
        return attempt(lists.addTitles(listID, [title]), listID);
      case 'remove':
        return attempt(lists.removeTitles(listID, [title]), listID);
      case 'move':
      case 'note': {
        const items = await first(
          lists.firstItems(
            {
              listID, sort: 'titleKey', direction: 'asc',
              filter: { mediaType: null, genre: null, decade: null, watched: null, words: null },
            },
            50,
          ),
        );
        const item = items._tag === 'Right' ? items.right.find(({ movieID }) => movieID === taken.film) : undefined;
        const target = shown[(taken.list + 1) % shown.length];
        if (item === undefined || target === undefined) return { isAccepted: false, listID, target: null };
        return taken.kind === 'note'
          ? attempt(lists.noteItem(item, `note ${taken.list}`), listID)
          : attempt(lists.moveItems(listID, target.listID, [item]), listID, target.listID);
      }
    }
  }, step);
};

/** Returns the number of unconfirmed commands of a device, and its refused commands. */
export const outboxOf = (page: Page): Promise<{ readonly pending: number; readonly refused: ReadonlyArray<Refused> }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        (window as unknown as WithLists).marqueeLists.outbox
          .subscribe((result) => {
            if (result._tag === 'Left') return;
            const listsIn = (change: object): string[] =>
              ['listID', 'from'].flatMap((field) => (field in change ? [String(Reflect.get(change, field))] : []));
            resolve({
              pending: result.right.pending.length,
              refused: result.right.refused.map(({ command, failure, waiting }) => ({
                listIDs: [command, ...waiting].flatMap(({ change }) => listsIn(change)),
                failure: failure._tag,
              })),
            });
          })
          .unsubscribe();
      }),
  );

/** Returns the lists that a device shows with their items, by id, and the state of each film. */
export const shownOn = (page: Page): Promise<{ readonly lists: ReadonlyArray<ShownList>; readonly states: ReadonlyArray<unknown> }> =>
  page.evaluate(async (films) => {
    const { marqueeLists } = window as unknown as WithLists;
    const first = <A>(watch: Observable<A>, accepts: (value: A) => boolean = () => true): Promise<A> =>
      new Promise((resolve) => {
        const subscription = watch.subscribe((value) => {
          if (!accepts(value)) return;
          resolve(value);
          queueMicrotask(() => subscription.unsubscribe());
        });
      });
    const active = await first(marqueeLists.lists);
    if (active._tag === 'Left') return { lists: [], states: [active.left._tag] };
    const lists = await Promise.all(
      active.right.map(async ({ listID, name, pinned }): Promise<ShownList> => {
        const items = await first(
          marqueeLists.firstItems(
            {
              listID, sort: 'titleKey', direction: 'asc',
              filter: { mediaType: null, genre: null, decade: null, watched: null, words: null },
            },
            50,
          ),
        );
        return [
          listID, name, pinned,
          items._tag === 'Left'
            ? [[items.left._tag, null, '']]
            : items.right.map(({ itemKey, note, order }) => [itemKey, note, order] as const),
        ];
      }),
    );
    const states = await Promise.all(
      films.map(async (id) => {
        const state = await first(marqueeLists.titleState({ mediaType: 'movie', id }), (value) => value !== null);
        return state === null ? null : [state.itemKey, [...state.listIDs].sort(), state.viewings.length, state.rating];
      }),
    );
    return { lists: lists.sort(([one], [other]) => (one < other ? -1 : 1)), states };
  }, FILMS);
