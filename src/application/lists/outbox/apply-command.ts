import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { ListRepository } from '#domain/lists/list-repository';
import { isHistoryCommand, isJointChange, isListCommand, type MemberCommand } from '#domain/lists/member-command';
import type { JointListApi } from '#domain/lists/together/joint-list-api';
import type { Answer } from '#domain/shared/answer';
import { unauthenticated, type Failure } from '#domain/shared/failure';
import { isDisabledCallerFailure } from '#domain/users/access/ended-session';

/** The parts of a backend that apply commands. */
export type CommandPorts = {
  readonly lists: Pick<ListRepository, 'apply'>;
  readonly history: Pick<HistoryRepository, 'apply'>;
  readonly joint: Pick<JointListApi, 'changeJointList'>;
};

/** A disabled account ends the session, so that the command waits for the next one. */
const asEndedSession = (failure: Failure): Failure => (isDisabledCallerFailure(failure) ? unauthenticated : failure);

/** Returns the function that applies a command on the part of the backend that it concerns. */
export const applyCommand =
  ({ lists, history, joint }: CommandPorts) =>
  (command: MemberCommand): Answer<void> =>
    isListCommand(command) ? lists.apply(command) : isHistoryCommand(command) ? history.apply(command)
      : isJointChange(command.change) ? pipe(joint.changeJointList(command.change.change), TE.mapLeft(asEndedSession))
        : TE.right(undefined);
