import * as E from 'fp-ts/Either';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { notFound, offline, type Failure } from '#domain/shared/failure';
import type { ActionEmail } from '#domain/users/auth-service';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { actionCodeMachine } from './action-code-machine';

const coverage = transitionCoverage();
const actionEmail: ActionEmail = { kind: 'verify-email', email: 'maya@marquee.example' };

/** Starts a machine whose calls are resolved manually through `checks` and `applications`. */
const startMachine = () => {
  const checks: Array<(result: E.Either<Failure, ActionEmail>) => void> = [];
  const applications: Array<(result: E.Either<Failure, void>) => void> = [];
  const codes: string[] = [];
  const machine = actionCodeMachine({
    checkActionCode: (code) => () => (codes.push(`check ${code}`), new Promise((resolve) => checks.push(resolve))),
    applyActionCode: (code) => () => (codes.push(`apply ${code}`), new Promise((resolve) => applications.push(resolve))),
  });
  return { actor: coverage.start(machine, { input: { code: 'c1' } }), machine, checks, applications, codes };
};

describe('actionCodeMachine', () => {
  it('checks the code on start and applies it only on confirmation', async () => {
    const { actor, checks, applications, codes } = startMachine();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    checks[0]?.(E.right(actionEmail));
    await waitFor(actor, (now) => now.matches('ready'));
    expect([actor.getSnapshot().context.email, codes]).toEqual([actionEmail, ['check c1']]);
    actor.send({ type: 'action.confirmed' });
    actor.send({ type: 'action.confirmed' });
    applications[0]?.(E.right(undefined));
    await waitFor(actor, (now) => now.matches('applied'));
    expect(codes).toEqual(['check c1', 'apply c1']);
  });

  it('retries a failed check and a failed application', async () => {
    const { actor, checks, applications } = startMachine();
    checks[0]?.(E.left(offline));
    await waitFor(actor, (now) => now.matches('invalid'));
    expect(actor.getSnapshot().context.failure).toEqual(offline);
    actor.send({ type: 'check.retried' });
    checks[1]?.(E.right(actionEmail));
    await waitFor(actor, (now) => now.matches('ready'));
    expect(actor.getSnapshot().context.failure).toBeNull();
    actor.send({ type: 'action.confirmed' });
    applications[0]?.(E.left(notFound('actionCode')));
    await waitFor(actor, (now) => now.matches('failed'));
    expect(actor.getSnapshot().context.failure).toEqual(notFound('actionCode'));
    actor.send({ type: 'action.confirmed' });
    expect(actor.getSnapshot().value).toBe('applying');
  });

  it('does not apply a password reset code', async () => {
    const { actor, checks, codes } = startMachine();
    checks[0]?.(E.right({ ...actionEmail, kind: 'reset-password' }));
    await waitFor(actor, (now) => now.matches('ready'));
    actor.send({ type: 'action.confirmed' });
    expect([actor.getSnapshot().value, codes]).toEqual(['ready', ['check c1']]);
  });

  it('reaches every state', () => {
    const { machine } = startMachine();
    const events = [
      { type: 'action.confirmed' },
      { type: 'check.retried' },
      { type: 'xstate.done.actor.0.actionCode.checking', output: actionEmail },
      { type: 'xstate.error.actor.0.actionCode.checking', error: offline },
      { type: 'xstate.done.actor.0.actionCode.applying', output: undefined },
      { type: 'xstate.error.actor.0.actionCode.applying', error: offline },
    ];
    expect(stateAfter(machine, events, { code: 'c1' })).toEqual(reachableStates(machine));
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
