import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { toFailure, invalidData, unexpected, type Failure } from '#domain/shared/failure';
import { rejectInvalidRequest, readIdToken } from './validate-request';
import { authenticate } from './authenticate';
import { withAudit } from './with-audit';
import type { Endpoint, HandlerResult } from './endpoint';
import type { HttpRequest, HttpResponse } from './http-messages';
import { enforceRateLimit } from './rate-limit';
import { toErrorResponse, type HttpError } from './http-errors';
import type { ServerDeps } from '../server-deps';

/** What is written down about each call: nothing that tells who made it. */
export type RequestLogEntry = {
  readonly requestId: string;
  readonly call: string;
  readonly status: number;
  readonly ms: number;
  readonly failure?: Failure['_tag'];
  readonly detail?: string;
};

export type RequestHandlerOptions = {
  readonly endpoints: ReadonlyArray<Endpoint>;
  readonly deps: ServerDeps;
  /** From which pages calls may come, besides the one that serves them. */
  readonly origins: ReadonlyArray<string>;
  readonly log: (entry: RequestLogEntry) => void;
};

const bodyOf = (endpoint: Endpoint, incoming: HttpRequest): E.Either<Failure, unknown> =>
  endpoint.body === 'needed' && incoming.size === 0
    ? E.left(invalidData('request', '(whole)', 'a JSON object with the field data'))
    : E.right(incoming.size === 0 ? undefined : incoming.body);

const answerTo =
  ({ deps }: RequestHandlerOptions, endpoint: Endpoint, incoming: HttpRequest, cannotFinish: (failure: Failure) => void): Answer<HandlerResult> =>
  async () => {
    const caller = await authenticate(deps, endpoint.who, readIdToken(incoming))();
    if (E.isLeft(caller)) return caller;
    const by = caller.right;
    const within = await enforceRateLimit(deps, endpoint.method, by, incoming.address)();
    const prepared = E.isLeft(within) ? within : pipe(bodyOf(endpoint, incoming), E.flatMap(endpoint.prepare));
    const run = E.isLeft(prepared) ? TE.left(prepared.left) : prepared.right.run(deps, by);
    if (endpoint.who !== 'admin' || by === null) return run();
    // What was not understood is written down without what it asked for: nobody knows what that was.
    const asked = E.isLeft(prepared) ? {} : prepared.right.input;
    return withAudit(deps, { requestId: incoming.requestId, by: by.uid, what: endpoint.name, asked }, run, cannotFinish)();
  };

const refused = ({ status, message, headers = {} }: HttpError): HttpResponse => ({ status, headers, body: { message, status } });

const answered = (reply: HandlerResult): HttpResponse => ({
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
    : failure._tag === 'invalid-data'
      ? `${failure.source}: ${failure.path}`
      : undefined;

/** The way of every call: door, token, role, limits, payload, audit, handler, answer. Never fails: whatever happens has a status. */
export const createRequestHandler =
  (serving: RequestHandlerOptions) =>
  async (incoming: HttpRequest): Promise<HttpResponse> => {
    const began = serving.deps.clock.now();
    const endpoint = serving.endpoints.find(({ name }) => incoming.path === `/api/${name}`);
    const say = (outgoing: HttpResponse, failure?: Failure, detail = failure === undefined ? undefined : detailOf(failure)): HttpResponse => {
      const told = { ...(failure === undefined ? {} : { failure: failure._tag }), ...(detail === undefined ? {} : { detail }) };
      serving.log({
        requestId: incoming.requestId,
        call: endpoint?.name ?? '(unknown)',
        status: outgoing.status,
        ms: serving.deps.clock.now() - began,
        ...told,
      });
      return { ...outgoing, headers: { 'Cache-Control': 'no-store', 'X-Request-Id': incoming.requestId, ...outgoing.headers } };
    };
    if (endpoint === undefined) return say(refused({ status: 404, message: 'There is no such call.' }));
    const stopped = rejectInvalidRequest(endpoint, incoming, serving.origins);
    if (stopped !== null) return say(refused(stopped));
    try {
      const answer = await answerTo(
        serving,
        endpoint,
        incoming,
        (failure) => void say(refused(toErrorResponse(failure)), failure, 'audit entry not finished'),
      )();
      return E.isRight(answer) ? say(answered(answer.right)) : say(refused(toErrorResponse(answer.left)), answer.left);
    } catch (thrown) {
      return say(refused(toErrorResponse(unexpected(''))), toFailure(thrown), traceOf(thrown));
    }
  };
