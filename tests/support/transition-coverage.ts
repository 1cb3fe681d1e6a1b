import { createActor, type Actor, type ActorOptions, type AnyStateMachine, type AnyStateNode } from 'xstate';
import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** Every arrow of a machine, its definition under a name such as `form.editing --form.sent[canBeSent]--> form.submitting`. */
const arrowsFrom = (node: AnyStateNode): ReadonlyArray<AnyTransitionDefinition> => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];

const guardName = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return '';
  return typeof guard === 'object' && 'type' in guard ? `[${guard.type}]` : `[${String(guard)}]`;
};

const nameOf = (arrow: AnyTransitionDefinition): string => {
  const targets = (arrow.target ?? []).map(({ id }) => id).join(', ');
  return `${arrow.source.id} --${arrow.eventType === '' ? 'always' : arrow.eventType}${guardName(arrow)}--> ${targets === '' ? '(stays)' : targets}`;
};

const nodesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> => [machine.root, ...getStateNodes(machine.root)];

/** The ids of the states in which a machine can rest. */
export const reachableStates = (machine: AnyStateMachine): ReadonlyArray<string> =>
  nodesOf(machine)
    .filter(({ type, parent }) => (type === 'atomic' || type === 'final') && parent !== undefined)
    .map(({ id }) => id)
    .sort();

/** The ids of the states that a machine gets to by these events, answers of its actors (`xstate.done.actor.…`) among them. */
export const stateAfter = (machine: AnyStateMachine, events: ReadonlyArray<{ readonly type: string }>, input?: unknown): ReadonlyArray<string> => {
  const paths = getShortestPaths(machine, {
    events: [...events],
    input,
    limit: 2000,
    // What a state remembers is beside the point here, and may be endless.
    serializeState: (snapshot) => JSON.stringify((snapshot as { readonly value: unknown }).value),
  });
  const resting = paths.flatMap(({ state }) => (state as unknown as { readonly _nodes: ReadonlyArray<AnyStateNode> })._nodes);
  const ids = resting.filter(({ type, parent }) => (type === 'atomic' || type === 'final') && parent !== undefined).map(({ id }) => id);
  return [...new Set(ids)].sort();
};

/** Writes down what a machine's tests walk through. */
export type TransitionCoverage = {
  /** Starts an actor whose arrows and guards are written down. */
  readonly start: <M extends AnyStateMachine>(machine: M, options?: ActorOptions<M>) => Actor<M>;
  /** Arrows never taken and sides of guards never seen; a test of a machine ends by finding nothing here. */
  readonly uncovered: () => ReadonlyArray<string>;
};

type Guard = (...args: ReadonlyArray<unknown>) => boolean;

export const transitionCoverage = (): TransitionCoverage => {
  const known = new Set<string>();
  const seen = new Set<string>();
  const watched = (name: string, guard: Guard): Guard => (...args) => {
    const answer = guard(...args);
    seen.add(`guard ${name} says ${answer ? 'yes' : 'no'}`);
    return answer;
  };
  const inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.microstep') event._transitions.forEach((arrow) => seen.add(nameOf(arrow)));
  };
  return {
    start: (machine, options) => {
      const guards = Object.entries(machine.implementations.guards as Record<string, Guard>);
      guards.forEach(([name]) => ['yes', 'no'].forEach((side) => known.add(`guard ${name} says ${side}`)));
      nodesOf(machine).flatMap(arrowsFrom).forEach((arrow) => known.add(nameOf(arrow)));
      const observed = machine.provide({ guards: Object.fromEntries(guards.map(([name, guard]) => [name, watched(name, guard)])) } as never);
      const actor = createActor(observed, { ...(options as object), inspect } as never) as unknown as Actor<typeof machine>;
      return actor.start();
    },
    uncovered: () => [...known].filter((name) => !seen.has(name)).sort(),
  };
};
