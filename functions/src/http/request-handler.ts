import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { toFailure, unexpected, type Failure } from '#domain/shared/failure';
import type { Caller } from '#domain/users/auth-admin';
import { withExportAudit } from '#application/server/admin/with-export-audit';
import { authenticate } from '#application/server/authenticate';
import type { ServerResult } from '#application/server/server-deps';
import { isMalformedPath, readPayload, rejectInvalidRequest, readIdToken } from './validate-request';
import { withAudit } from '#application/server/with-audit';
import type { Endpoint } from './endpoint';
import type { HttpRequest, HttpResponse } from './http-messages';
import { countRefusedAdminCall, enforceRateLimit, limitForbiddenCalls, limitInvalidTokens } from './limits/rate-limit';
import { shortenFieldPath, toErrorResponse, type HttpError } from './http-errors';
import { toSuccess } from './success-response';
import type { HttpDeps } from './http-deps';

/** Log entry of a call, without data that identifies the caller. */
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
  readonly deps: HttpDeps;
  /** Allowed origins, besides the page's own host. */
  readonly origins: ReadonlyArray<string>;
  readonly log: (entry: RequestLogEntry) => void;
};

/** Returns whether the call leaves an audit entry: it is for admins, or an admin makes it and may concern another member. */
const isAudited = ({ who }: Endpoint, caller: Caller): boolean => who === 'admin' || (who === 'owner-or-admin' && caller.role === 'admin');

const runEndpoint =
  (
    { deps }: RequestHandlerOptions,
    endpoint: Endpoint, request: HttpRequest,
    onAuditError: (failure: Failure) => void,
  ): Answer<ServerResult> =>
  async () => {
    const authenticated = await authenticate(deps, endpoint.who, readIdToken(request), limitForbiddenCalls(deps))();
    if (E.isLeft(authenticated)) {
      const limit =
        authenticated.left._tag === 'unauthenticated' ? await limitInvalidTokens(deps, request.networkPath)() : E.right(undefined);
      if (E.isLeft(limit)) return limit;
      if (endpoint.who === 'admin' && authenticated.left._tag === 'forbidden') await countRefusedAdminCall(deps)();
      return authenticated;
    }
    const caller = authenticated.right;
    const limit = await enforceRateLimit(deps, endpoint, caller, request.networkPath)();
    const decoded = E.isLeft(limit) ? limit : pipe(readPayload(endpoint, request), E.flatMap(endpoint.prepare));
    const run = E.isLeft(decoded) ? TE.left(decoded.left) : decoded.right.run(deps, caller, request.header('user-agent') ?? '');
    // The input of an undecodable call is unknown; the audit entry has none.
    const input = E.isLeft(decoded) ? {} : decoded.right.input;
    if (caller === null || !isAudited(endpoint, caller)) return run();
    const record = endpoint.who === 'admin' && endpoint.method === 'GET' ? withExportAudit : withAudit;
    return record(deps, { requestId: request.requestId, by: caller.uid, action: endpoint.name, input }, run, onAuditError)();
  };

const toHttpError = ({ status, message, headers = {} }: HttpError): HttpResponse => ({ status, headers, body: { message, status } });

/** Returns name and stack frames of a thrown value, without its message, which may contain private data. */
const traceOf = (error: unknown): string =>
  error instanceof Error
    ? [
        error.name,
        ...(error.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 5),
      ].join(' ')
    : typeof error;

const detailOf = (failure: Failure): string | undefined =>
  failure._tag === 'unavailable' || failure._tag === 'unexpected'
    ? failure.message
    : failure._tag === 'invalid-data'
      ? `${failure.source}: ${shortenFieldPath(failure.path)}`
      : undefined;

/**
 * Handles a request: validation, token, role, rate limit, payload, audit, use case, response. Never rejects: every outcome has a status.
 */
export const createRequestHandler =
  (options: RequestHandlerOptions) =>
  async (request: HttpRequest): Promise<HttpResponse> => {
    const startedAt = options.deps.clock.now();
    const endpoint = options.endpoints.find(({ name }) => request.path === `/api/${name}`);
    const respond = (
      response: HttpResponse, failure?: Failure,
      detail = failure === undefined ? undefined : detailOf(failure),
    ): HttpResponse => {
      const failureFields = { ...(failure === undefined ? {} : { failure: failure._tag }), ...(detail === undefined ? {} : { detail }) };
      options.log({
        requestId: request.requestId,
        call: endpoint?.name ?? '(unknown)',
        status: response.status,
        ms: options.deps.clock.now() - startedAt,
        ...failureFields,
      });
      return { ...response, headers: { 'Cache-Control': 'no-store', 'X-Request-Id': request.requestId, ...response.headers } };
    };
    if (isMalformedPath(request.path)) return respond(toHttpError({ status: 400, message: 'The address is not valid.' }));
    if (endpoint === undefined) return respond(toHttpError({ status: 404, message: 'There is no such call.' }));
    const rejection = rejectInvalidRequest(endpoint, request, options.origins);
    if (rejection !== null) return respond(toHttpError(rejection));
    try {
      const answer = await runEndpoint(
        options,
        endpoint,
        request,
        (failure) => void respond(toHttpError(toErrorResponse(failure)), failure, 'audit entry not finished'),
      )();
      return E.isRight(answer) ? respond(toSuccess(answer.right)) : respond(toHttpError(toErrorResponse(answer.left)), answer.left);
    } catch (error) {
      return respond(toHttpError(toErrorResponse(unexpected(''))), toFailure(error), traceOf(error));
    }
  };
