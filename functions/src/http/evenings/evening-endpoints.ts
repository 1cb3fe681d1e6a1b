import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Answer } from '#domain/shared/answer';
import { answerEvening, createEvening, getEvening, joinSharedEvening } from '#application/server/evenings/evening-use-cases';
import type { ServerResult } from '#application/server/server-deps';
import { publicEndpoint, type Endpoint } from '../endpoint';
import {
  AnswerEveningPayload, CreateEveningPayload, EveningQuery, JoinEveningPayload, toEveningName, toEveningReply,
} from './evening-payloads';

const asResponse = <A>(answer: Answer<A>): Answer<ServerResult> => pipe(answer, TE.map((response) => ({ response })));

/** Evenings that two people share. No account is needed: any caller with an evening's id may read it, and a secret names each person. */
export const eveningEndpoints: ReadonlyArray<Endpoint> = [
  publicEndpoint(
    { name: 'createEvening', method: 'POST', payload: CreateEveningPayload, limit: 'evening' },
    (deps, { data: { secret, ...options } }) => asResponse(createEvening(deps, secret, options)),
  ),
  publicEndpoint({ name: 'joinEvening', method: 'POST', payload: JoinEveningPayload, limit: 'evening' }, (deps, { data }) =>
    asResponse(joinSharedEvening(deps, data.secret, toEveningName(data))),
  ),
  publicEndpoint({ name: 'getEvening', method: 'GET', payload: EveningQuery, body: 'query' }, (deps, { id }) =>
    asResponse(getEvening(deps, id)),
  ),
  publicEndpoint({ name: 'answerEvening', method: 'POST', payload: AnswerEveningPayload, limit: 'as-reading' }, (deps, { data }) =>
    asResponse(answerEvening(deps, data, toEveningReply(data))),
  ),
];
