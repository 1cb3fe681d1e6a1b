import * as TE from 'fp-ts/TaskEither';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import { isHistoryCommand, isJointChange, isListCommand, type MemberCommand } from '#domain/lists/member-command';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import type { Answer } from '#domain/shared/answer';

/** The parts of a backend that apply commands. */
export type CommandPorts = {
  readonly lists: Pick<ListRepository, 'apply'>;
  readonly history: Pick<HistoryRepository, 'apply'>;
  readonly joint: Pick<JointListApi, 'changeJointList'>;
};

/** Returns the function that applies a command on the part of the backend that it concerns. */
export const applyCommand =
  ({ lists, history, joint }: CommandPorts) =>
  (command: MemberCommand): Answer<void> =>
    isListCommand(command) ? lists.apply(command) : isHistoryCommand(command) ? history.apply(command)
      : isJointChange(command.change) ? joint.changeJointList(command.change.change) : TE.right(undefined);
