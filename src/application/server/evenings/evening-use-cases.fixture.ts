import type { SharedEvenings } from '#domain/shared-evening/shared-evenings';
import { answerEvening, createEvening, getEvening, joinSharedEvening, type EveningDeps } from './evening-use-cases';

/** Returns the port by the server's use cases, without HTTP. */
export const sharedEveningsOf = (deps: EveningDeps): SharedEvenings => ({
  create: (secret, options) => createEvening(deps, secret, options),
  join: (secret, name) => joinSharedEvening(deps, secret, name),
  read: (id) => getEvening(deps, id),
  reply: (member, reply) => answerEvening(deps, member, reply),
});
