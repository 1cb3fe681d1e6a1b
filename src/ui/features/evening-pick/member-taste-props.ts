import type { MemberTaste, TasteQuestion } from '#application/evening-pick/read-member-taste';
import type { SignedIn } from '#domain/users/session';

export type MemberTasteProps = {
  readonly question: TasteQuestion;
  readonly member: SignedIn;
  /** Item key of the title that is shown; null if there is none. */
  readonly shown: string | null;
  /** Called with null if nothing could be read. Must stay the same function. */
  readonly onTaste: (question: TasteQuestion, taste: MemberTaste | null) => void;
};
