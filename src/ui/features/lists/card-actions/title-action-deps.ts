import type { Observable } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Title } from '#domain/catalogue/title';
import type { List } from '#domain/lists/list';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { ShortcutTargets } from '#ui/features/lists/shortcuts/shortcut-targets.ts';

/** A title with its IMDb id; null if unknown. */
export type TitleWithImdbId = { readonly title: Title; readonly imdbID: string | null };

/** Dependencies that the buttons and keys of all titles on the page share. */
export type TitleActionDeps = {
  readonly lists: ListUseCases;
  /** The member's lists, shared by all buttons; emits nothing until they are known. */
  readonly known: Observable<ReadonlyArray<List>>;
  readonly targets: ShortcutTargets;
  /** Returns a title as it is stored, with its IMDb id if that is given or the title's details are loaded; pointing at a card loads them. */
  readonly storedTitleOf: (subject: TitleWithImdbId) => StoredTitle;
  /** Opens the viewings of a title. */
  readonly openViewings: (subject: TitleWithImdbId) => void;
  /** Opens "Add to list". */
  readonly openMenu: (subject: TitleWithImdbId) => void;
  /** Says that a title is not for the member, or takes that back. */
  readonly turnDown: (title: Title) => void;
};

/** Dependencies of the dialog that finds titles. */
export type AddTitlesDeps = Pick<TitleActionDeps, 'lists' | 'storedTitleOf'>;
