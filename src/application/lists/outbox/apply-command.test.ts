import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { maya } from '#domain/lists/list.fixture';
import type { MemberCommand } from '#domain/lists/member-command';
import { forbidden, unauthenticated } from '#domain/shared/failure';
import { disabledCaller } from '#domain/users/access/ended-session';
import { applyCommand } from './apply-command';

const joint: MemberCommand = {
  commandId: 'joint', uid: maya, createdAt: 1,
  change: {
    kind: 'edit-joint-list', listID: 'theirs', name: 'theirs',
    change: { kind: 'remove-items', listID: 'theirs', itemKeys: ['movie-3'] },
  },
};

it.each([
  ['of a disabled account ends with the session', disabledCaller, unauthenticated],
  ['of a disabled account, as a response says it, too', forbidden('Not allowed: this account is disabled.'), unauthenticated],
  ['that somebody may not make is refused', forbidden('Not allowed: this list.'), forbidden('Not allowed: this list.')],
])('a change of another’s list %s', async (_, answered, failure) => {
  const unused = { apply: () => TE.right(undefined) };
  const apply = applyCommand({ lists: unused, history: unused, joint: { changeJointList: () => TE.left(answered) } });
  expect(await apply(joint)()).toEqual(E.left(failure));
});
