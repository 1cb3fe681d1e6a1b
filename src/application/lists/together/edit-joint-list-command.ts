import type { TitlesChange } from '#domain/lists/list-command';
import type { JointListChange } from '#domain/lists/member-command';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberChanges } from '#application/lists/member-changes';

/** Creates `editJointList`: the change waits in the outbox like every other. Whether it is possible is only known to the server. */
export const createEditJointList = ({ make, makeForGood }: Pick<MemberChanges, 'make' | 'makeForGood'>): ListUseCases['editJointList'] =>
  (name, change, inverse) => {
    const joint = (titles: TitlesChange): JointListChange => ({ kind: 'edit-joint-list', listID: titles.listID, name, change: titles });
    return inverse === null ? makeForGood({ changes: [joint(change)] }) : make({ changes: [joint(change)], inverse: [joint(inverse)] });
  };
