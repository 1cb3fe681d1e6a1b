import type { TitleId } from '#domain/catalogue/title-id';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { SignedIn } from '#domain/users/session';

/**
 * A suggested title. @property reason why it is suggested, as a sentence: "Because you gave Memories of Murder 9". @property isOver true
 * once it is rated, watched or turned down.
 */
export type TitleWithReason = StoredTitle & { readonly reason: string; readonly isOver: boolean };

/** The suggestions of a page. @property isStarting first ratings are asked for. */
export type SuggestedTitles = { readonly suggested: ReadonlyArray<TitleWithReason>; readonly isStarting: boolean };

export type TasteProps = {
  readonly person: SignedIn;
  /** Titles that the page shows elsewhere. */
  readonly shown: ReadonlyArray<{ readonly itemKey: string }>;
  /** Item keys of titles on shelves that came before the suggestions: they stay there, and are not suggested. */
  readonly below: ReadonlySet<string>;
  /** Called with the suggested titles when they are known. Must stay the same function. */
  readonly onKnown: (known: SuggestedTitles) => void;
  /** Called with the films that the member is asked to rate. Must stay the same function. */
  readonly onQuestions: (films: ReadonlyArray<TitleId>) => void;
  /** Called with the titles that are not for the member when they are known, and when they change. Must stay the same function. */
  readonly onTurnedDown: (titles: ReadonlyArray<TitleId>) => void;
};
