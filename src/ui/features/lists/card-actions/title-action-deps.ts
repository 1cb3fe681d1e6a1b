import * as E from 'fp-ts/Either';
import { distinctUntilChanged, filter, map, shareReplay, type Observable } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Title } from '#domain/catalogue/title';
import type { DefaultListName } from '#domain/users/user-initialization';
import type { ShortcutTargets } from '#ui/features/lists/shortcuts/shortcut-targets.ts';

/** A title with its IMDb id; null if unknown. */
export type TitleWithImdbId = { readonly title: Title; readonly imdbID: string | null };

/** Ids of the member's default lists; undefined for a list that is missing. */
export type DefaultListIDs = { readonly [Name in DefaultListName]: string | undefined };

/** Dependencies that the buttons and keys of all titles on the page share. */
export type TitleActionDeps = {
  readonly lists: ListUseCases;
  /** Shared by all buttons; emits nothing until the lists are known. */
  readonly defaultListIDs: Observable<DefaultListIDs>;
  readonly targets: ShortcutTargets;
  /** Opens the viewings of a title. */
  readonly openViewings: (subject: TitleWithImdbId) => void;
  /** Opens "Add to list". */
  readonly openMenu: (subject: TitleWithImdbId) => void;
  /** Says that a title is not for the member, or takes that back. */
  readonly turnDown: (title: Title) => void;
};

/** Dependencies of the dialog that finds titles. */
export type AddTitlesDeps = Pick<TitleActionDeps, 'lists'>;

/** Follows the ids of the default lists. Counts and other lists emit nothing, because every poster on the page renders what this emits. */
export const watchDefaultListIDs = (lists: ListUseCases['lists']): Observable<DefaultListIDs> =>
  lists.pipe(
    filter(E.isRight),
    map(({ right }) => {
      const idOf = (name: DefaultListName): string | undefined => right.find((list) => list.name === name)?.listID;
      return { favorites: idOf('favorites'), watchlist: idOf('watchlist') };
    }),
    distinctUntilChanged((one, other) => one.favorites === other.favorites && one.watchlist === other.watchlist),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
