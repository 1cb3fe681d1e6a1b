import type { Answer } from '#domain/shared/answer';
import type { TasteModel } from '#domain/taste/taste-model';
import type { CreditsLookup } from './title-credits';

/** Lookups that only pages of members need. Code and files load at the first use. */
export type MemberFacts = {
  /**
   * Returns what all titles of the catalogue have in common; null for a catalogue whose facts are not known as a whole. Its
   * recommendations stand in.
   */
  readonly tasteModel: Answer<TasteModel | null>;
  readonly credits: CreditsLookup;
};
