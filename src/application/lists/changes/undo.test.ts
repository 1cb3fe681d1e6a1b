import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { newCreation } from '#domain/lists/list.fixture';
import type { MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import { offline } from '#domain/shared/failure';
import { createUndoStack, type UndoableAct } from './undo';

const rename = (name: string): MemberChange => ({ kind: 'rename-list', listID: 'rainy', name });
const act = (name: string): UndoableAct => ({ changes: [rename(name)], inverse: Promise.resolve([rename(`not ${name}`)]) });

const setUp = () => {
  const make = vi.fn<(changes: ReadonlyArray<MemberChange>) => Answer<void>>(() => TE.right(undefined));
  return { make, stack: createUndoStack(make) };
};

describe('createUndoStack', () => {
  it('takes the last act back with its inverse, and returns its first change', async () => {
    const { make, stack } = setUp();
    stack.remember(act('one'));
    stack.remember(act('two'));
    expect([await stack.undo(), await stack.undo(), await stack.undo()]).toEqual([
      E.right(rename('two')),
      E.right(rename('one')),
      E.right(null),
    ]);
    expect(make.mock.calls).toEqual([[[rename('not two')]], [[rename('not one')]]]);
  });

  it('keeps an act that could not be taken back', async () => {
    const { make, stack } = setUp();
    stack.remember(act('one'));
    make.mockReturnValueOnce(TE.left(offline));
    expect([await stack.undo(), await stack.undo()]).toEqual([E.left(offline), E.right(rename('one'))]);
  });

  it('takes the creation of a list back, whatever was done since, and nothing for another list', async () => {
    const { make, stack } = setUp();
    const creation = newCreation('noir', 'Noir');
    stack.remember({ changes: [creation], inverse: Promise.resolve([{ kind: 'delete-list', listID: 'noir' }]) });
    stack.remember(act('one'));
    expect([await stack.undo('rainy'), await stack.undo('noir')]).toEqual([E.right(null), E.right(creation)]);
    expect([await stack.undo(), await stack.undo()]).toEqual([E.right(rename('one')), E.right(null)]);
    expect(make.mock.calls).toEqual([[[{ kind: 'delete-list', listID: 'noir' }]], [[rename('not one')]]]);
  });

  it('leaves out a forgotten act, and keeps the last 50', async () => {
    const { make, stack } = setUp();
    const refused = act('refused');
    Array.from({ length: 51 }, (_, index) => stack.remember(act(String(index))));
    stack.remember(refused);
    stack.forget(refused);
    for (let taken = 0; taken < 60; taken += 1) await stack.undo();
    expect([make.mock.calls.length, make.mock.calls[0], make.mock.calls.at(-1)]).toEqual([49, [[rename('not 50')]], [[rename('not 2')]]]);
  });
});
