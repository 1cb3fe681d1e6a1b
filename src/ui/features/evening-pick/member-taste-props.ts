import type { MemberTaste, TasteQuestion } from '#application/evening-pick/read-member-taste';

export type MemberTasteProps = {
  readonly question: TasteQuestion;
  /** Null if the member has no watchlist yet. */
  readonly watchlistID: string | null;
  /** Called with null if nothing could be read. Must stay the same function. */
  readonly onTaste: (question: TasteQuestion, taste: MemberTaste | null) => void;
};
