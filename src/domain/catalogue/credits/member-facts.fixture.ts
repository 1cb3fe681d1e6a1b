import * as TE from 'fp-ts/TaskEither';
import type { MemberFacts } from './member-facts';

/** Members' lookups of a catalogue without a model of taste that has no title. */
export const someMemberFacts = (fields: Partial<MemberFacts> = {}): MemberFacts => ({
  tasteModel: TE.right(null),
  credits: { maxTitles: null, getCredits: () => TE.right(new Map()) },
  ...fields,
});
