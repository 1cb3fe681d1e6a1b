import type { Outbox } from '#application/ports/outbox-store';
import type { MemberChange } from '#domain/lists/member-command';

/** Drops the refused commands whose change matches, with those that wait for them, and matching ones that wait for others. */
export const withoutRefused = (matches: (change: MemberChange) => boolean) => (outbox: Outbox): Outbox => {
  const refused = outbox.refused.filter(({ command }) => !matches(command.change)).map((each) =>
    (each.waiting.some(({ change }) => matches(change))
      ? { ...each, waiting: each.waiting.filter(({ change }) => !matches(change)) } : each));
  const isSame = refused.length === outbox.refused.length && refused.every((each, index) => each === outbox.refused[index]);
  return isSame ? outbox : { ...outbox, refused };
};
