import { createActor, type Actor, type ActorOptions, type AnyStateMachine, type AnyStateNode } from 'xstate';
import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** Returns the outgoing transitions of a state node, including eventless ones. */
const transitionsFrom = (node: AnyStateNode): ReadonlyArray<AnyTransitionDefinition> => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const guardName = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return '';
  return typeof guard === 'object' && 'type' in guard ? `[${guard.type}]` : `[${String(guard)}]`;
};

/** Formats a transition as `form.editing --form.sent[canBeSent]--> form.submitting`. */
const nameOf = (transition: AnyTransitionDefinition): string => {
  const targets = (transition.target ?? []).map(({ id }) => id).join(', ');
  return `${transition.source.id} --${transition.eventType === '' ? 'always' : transition.eventType}${guardName(transition)}--> ${targets === '' ? '(stays)' : targets}`;
};

const nodesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> => [machine.root, ...getStateNodes(machine.root)];

/** Returns the sorted ids of a machine's atomic and final states. */
export const reachableStates = (machine: AnyStateMachine): ReadonlyArray<string> =>
  nodesOf(machine)
    .filter(({ type, parent }) => (type === 'atomic' || type === 'final') && parent !== undefined)
    .map(({ id }) => id)
    .sort();

/** Returns the sorted ids of the states reachable by `events`, which may include actor results (`xstate.done.actor.…`). */
export const stateAfter = (
  machine: AnyStateMachine, events: ReadonlyArray<{ readonly type: string }>, input?: unknown,
): ReadonlyArray<string> => {
  const paths = getShortestPaths(machine, {
    events: [...events],
    input,
    limit: 2000,
    // The context is ignored: the number of its values may be unlimited.
    serializeState: (snapshot) => JSON.stringify((snapshot as { readonly value: unknown }).value),
  });
  const nodes = paths.flatMap(({ state }) => (state as unknown as { readonly _nodes: ReadonlyArray<AnyStateNode> })._nodes);
  const ids = nodes.filter(({ type, parent }) => (type === 'atomic' || type === 'final') && parent !== undefined).map(({ id }) => id);
  return [...new Set(ids)].sort();
};

/** Records the transitions and guard results that a machine's tests cover. */
export type TransitionCoverage = {
  /** Starts an actor whose transitions and guard results are recorded. */
  readonly start: <M extends AnyStateMachine>(machine: M, options?: ActorOptions<M>) => Actor<M>;
  /** Returns transitions never taken and guard results never seen; the test of a machine asserts that the list is empty. */
  readonly uncovered: () => ReadonlyArray<string>;
};

type Guard = (...args: ReadonlyArray<unknown>) => boolean;

export const transitionCoverage = (): TransitionCoverage => {
  const known = new Set<string>();
  const seen = new Set<string>();
  const recordGuard = (name: string, guard: Guard): Guard => (...args) => {
    const result = guard(...args);
    seen.add(`guard ${name} says ${result ? 'yes' : 'no'}`);
    return result;
  };
  const inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.microstep') event._transitions.forEach((transition) => seen.add(nameOf(transition)));
  };
  return {
    start: (machine, options) => {
      const guards = Object.entries(machine.implementations.guards as Record<string, Guard>);
      guards.forEach(([name]) => ['yes', 'no'].forEach((result) => known.add(`guard ${name} says ${result}`)));
      nodesOf(machine)
        .flatMap(transitionsFrom)
        .forEach((transition) => known.add(nameOf(transition)));
      const observed = machine.provide({
        guards: Object.fromEntries(guards.map(([name, guard]) => [name, recordGuard(name, guard)])),
      } as never);
      const actor = createActor(observed, { ...(options as object), inspect } as never) as unknown as Actor<typeof machine>;
      return actor.start();
    },
    uncovered: () => [...known].filter((name) => !seen.has(name)).sort(),
  };
};
