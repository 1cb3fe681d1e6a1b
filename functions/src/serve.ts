import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '../../src/domain/answer';
import { toFailure, undecodable, unexpected, type Failure } from '../../src/domain/failure';
import { refusedAtTheDoor, tokenOf } from './admission';
import { callerOf } from './caller';
import { audited } from './audited';
import type { Endpoint, Reply } from './endpoint';
import type { Incoming, Outgoing } from './incoming';
import { withinLimits } from './within-limits';
import { refusalOf, type Refusal } from './statuses';
import type { World } from './world';

/** What is written down about each call: nothing that tells who made it. */
export type Entry = {
  readonly requestId: string;
  readonly call: string;
  readonly status: number;
  readonly ms: number;
  readonly failure?: Failure['_tag'];
  readonly detail?: string;
};

export type Serving = {
  readonly endpoints: ReadonlyArray<Endpoint>;
  readonly world: World;
  /** From which pages calls may come, besides the one that serves them. */
  readonly origins: ReadonlyArray<string>;
  readonly log: (entry: Entry) => void;
};

const bodyOf = (endpoint: Endpoint, incoming: Incoming): E.Either<Failure, unknown> =>
  endpoint.body === 'needed' && incoming.size === 0
    ? E.left(undecodable('request', '(whole)', 'a JSON object with the field data'))
    : E.right(incoming.size === 0 ? undefined : incoming.body);

const answerTo =
  ({ world }: Serving, endpoint: Endpoint, incoming: Incoming, cannotFinish: (failure: Failure) => void): Answer<Reply> =>
  async () => {
    const caller = await callerOf(world, endpoint.who, tokenOf(incoming))();
    if (E.isLeft(caller)) return caller;
    const by = caller.right;
    const within = await withinLimits(world, endpoint.method, by, incoming.address)();
    const prepared = E.isLeft(within) ? within : pipe(bodyOf(endpoint, incoming), E.flatMap(endpoint.prepare));
    const run = E.isLeft(prepared) ? TE.left(prepared.left) : prepared.right.run(world, by);
    if (endpoint.who !== 'admin' || by === null) return run();
    // What was not understood is written down without what it asked for: nobody knows what that was.
    const asked = E.isLeft(prepared) ? {} : prepared.right.asked;
    return audited(world, { requestId: incoming.requestId, by: by.uid, what: endpoint.name, asked }, run, cannotFinish)();
  };

const refused = ({ status, message, headers = {} }: Refusal): Outgoing => ({ status, headers, body: { message, status } });

const answered = (reply: Reply): Outgoing => ({
  status: 200,
  headers: {},
  body: 'message' in reply ? { message: reply.message, status: 200 } : { response: reply.response, status: 200 },
});

/** Where a thrown thing came from, without its message, which may hold what nobody should read. */
const traceOf = (thrown: unknown): string =>
  thrown instanceof Error
    ? [
        thrown.name,
        ...(thrown.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 5),
      ].join(' ')
    : typeof thrown;

const detailOf = (failure: Failure): string | undefined =>
  failure._tag === 'unavailable' || failure._tag === 'unexpected'
    ? failure.message
    : failure._tag === 'undecodable'
      ? `${failure.source}: ${failure.path}`
      : undefined;

/** The way of every call: door, token, role, limits, payload, audit, handler, answer. Never fails: whatever happens has a status. */
export const serve =
  (serving: Serving) =>
  async (incoming: Incoming): Promise<Outgoing> => {
    const began = serving.world.clock.now();
    const endpoint = serving.endpoints.find(({ name }) => incoming.path === `/api/${name}`);
    const say = (outgoing: Outgoing, failure?: Failure, detail = failure === undefined ? undefined : detailOf(failure)): Outgoing => {
      const told = { ...(failure === undefined ? {} : { failure: failure._tag }), ...(detail === undefined ? {} : { detail }) };
      serving.log({
        requestId: incoming.requestId,
        call: endpoint?.name ?? '(unknown)',
        status: outgoing.status,
        ms: serving.world.clock.now() - began,
        ...told,
      });
      return { ...outgoing, headers: { 'Cache-Control': 'no-store', 'X-Request-Id': incoming.requestId, ...outgoing.headers } };
    };
    if (endpoint === undefined) return say(refused({ status: 404, message: 'There is no such call.' }));
    const stopped = refusedAtTheDoor(endpoint, incoming, serving.origins);
    if (stopped !== null) return say(refused(stopped));
    try {
      const answer = await answerTo(
        serving,
        endpoint,
        incoming,
        (failure) => void say(refused(refusalOf(failure)), failure, 'audit entry not finished'),
      )();
      return E.isRight(answer) ? say(answered(answer.right)) : say(refused(refusalOf(answer.left)), answer.left);
    } catch (thrown) {
      return say(refused(refusalOf(unexpected(''))), toFailure(thrown), traceOf(thrown));
    }
  };
