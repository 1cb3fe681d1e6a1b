import * as E from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Present } from './plan-import';
import { readTitleStatesFromServer, type TitleOfState } from '#application/lists/titles/read-title-states';

/** Reads what the member has of these titles, from the backend itself: what only a cache lacks would be replaced or doubled. */
export const readPresent =
  (lists: Pick<ListUseCases, 'lists' | 'outbox' | 'findStates'>, titles: ReadonlyArray<TitleOfState>): Answer<Present> =>
  async () => {
    const [own, states] = await Promise.all([firstValueFrom(lists.lists), readTitleStatesFromServer(lists, titles)()]);
    if (E.isLeft(own)) return own;
    return E.map((read: Present['states']) => ({ lists: own.right, states: read }))(states);
  };
