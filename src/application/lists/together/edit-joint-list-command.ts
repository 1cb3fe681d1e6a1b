import type { TitlesChange } from '#domain/lists/list-command';
import type { JointListChange } from '#domain/lists/member-command';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberChanges } from '#application/lists/member-changes';

/** Creates `editJointList`: each change waits in the outbox like every other. Whether it is possible is only known to the server. */
export const createEditJointList = ({ make, makeForGood }: Pick<MemberChanges, 'make' | 'makeForGood'>): ListUseCases['editJointList'] =>
  (name, changes, inverse) => {
    const joint = (each: TitlesChange | ReadonlyArray<TitlesChange>): ReadonlyArray<JointListChange> =>
      [each].flat().map((change) => ({ kind: 'edit-joint-list', listID: change.listID, name, change }));
    return inverse === null ? makeForGood({ changes: joint(changes) }) : make({ changes: joint(changes), inverse: joint(inverse) });
  };
