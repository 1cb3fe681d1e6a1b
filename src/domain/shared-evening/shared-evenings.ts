import type { MediaType } from '#domain/catalogue/media-type';
import type { Answer } from '#domain/shared/answer';
import type { EveningReply, JoinedEvening, SharedEvening } from './shared-evening';

/**
 * How long there is: `minutes`, null for no limit, and if the person who begins named a time of day, `until` as `HH:MM`, by the clock of
 * that person. Each device counts the minutes until then itself, see `timeOfEvening`; `minutes` are those at the start.
 */
export type EveningOptions = { readonly mediaType: MediaType; readonly minutes: number | null; readonly until?: string | undefined };

/** Names an evening: by its link, or by the code that somebody types. */
export type EveningName = { readonly id: string } | { readonly code: string };

/** A person of an evening. `secret` is made by the person's device, so that a repeated call finds the same place. */
export type EveningMember = { readonly id: string; readonly secret: string };

/**
 * Evenings that two people share, each on an own device and without an account. An evening ends 12 hours after its start; it is
 * `not-found` afterwards, like a wrong id or code.
 */
export interface SharedEvenings {
  readonly create: (secret: string, options: EveningOptions) => Answer<JoinedEvening>;
  /** Takes the second place, or finds the place that was taken with the secret. `conflict` if two others are there. */
  readonly join: (secret: string, name: EveningName) => Answer<JoinedEvening>;
  readonly read: (id: string, signal?: AbortSignal) => Answer<SharedEvening>;
  /** `forbidden` for a wrong secret, `conflict` before it is time for the reply, `invalid` for votes on titles of another round. */
  readonly reply: (member: EveningMember, reply: EveningReply) => Answer<SharedEvening>;
}
