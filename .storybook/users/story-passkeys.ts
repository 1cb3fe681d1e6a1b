import type { OpenedBackend } from '#application/ports/backend';
import type { PasskeyService } from '#domain/users/passkeys/passkey-service';
import { withAnswerNetwork, type NetworkCondition } from '#storybook/fault-injection.ts';

/** Passkeys of the signed-in user, and of the story's backend; default: none, as on a site without them. */
export type StoryPasskeys = { readonly passkeys?: ((backend: OpenedBackend) => PasskeyService) | null };

/** Returns the passkeys of a story's site under a network condition; null without them. */
export const storyPasskeys = (
  make: StoryPasskeys['passkeys'], backend: OpenedBackend, network: () => NetworkCondition,
): PasskeyService | null => {
  if (make == null) return null;
  const service = make(backend);
  const through = withAnswerNetwork(network);
  return {
    list: through(service.list),
    signIn: through(service.signIn),
    add: (name) => through(service.add(name)),
    rename: (id, name) => through(service.rename(id, name)),
    remove: (id) => through(service.remove(id)),
  };
};
