import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { emptyPage } from '#domain/shared/pagination';
import { invalidData } from '#domain/shared/failure';
import { parseSearch } from '#domain/catalogue/search-query';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { answeringRequests, answerSearchRequest } from './answer-search-request';
import type { CatalogueSearch } from './catalogue-search';
import type { SearchRequest, StartMessage } from './search-messages';
import { workerSearch, type SearchThread } from './worker-search';

const damaged = invalidData('people.json', 'name', 'lines');

/** A search that answers with its own name and with what it was asked. */
const searchNamed = (name: string): CatalogueSearch => ({
  searchTitles: ({ page }) => TE.right({ ...emptyPage, page }),
  findByName: ({ name: title }) => TE.right([aTitle({ title })]),
  searchPeople: () => TE.left(damaged),
  suggest: ({ words }, limit) =>
    TE.right([{ kind: 'person', person: { id: limit, name: `${name} ${words}`, knownFor: null, imagePath: null, titles: [] } }]),
  correct: ({ words }) => TE.right(`${name} ${words}`),
  findDescribed: () => TE.right(null),
});

/** A thread that runs `search` and clones all messages, as a worker does. `isSilent` answers no request. */
const threadWith = (search: CatalogueSearch, started: string[], isSilent = false): SearchThread => {
  const thread: SearchThread = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (message: StartMessage | SearchRequest) => {
      if ('start' in message) started.push(message.start.base);
      else if (!isSilent)
        void answerSearchRequest(search, structuredClone(message)).then((response) =>
          thread.onmessage?.(new MessageEvent('message', { data: structuredClone(response) })),
        );
    },
  };
  return thread;
};
const local = () => Promise.resolve(searchNamed('local'));

describe('answeringRequests', () => {
  it('prepares the search for what people type, once, and not for the names of an import', async () => {
    let prepared = 0;
    const answer = answeringRequests({ ...searchNamed('worker'), prepare: () => Promise.resolve(E.right((prepared += 1))) });
    const heat = { name: 'Heat', mediaType: null, year: null };
    const found = await answer({ id: 1, method: 'findByName', parameters: [heat] });
    expect(found).toMatchObject({ id: 1, result: E.right([{ title: 'Heat' }]) });
    expect(prepared).toBe(0);
    for (const id of [2, 3]) await answer({ id, method: 'suggest', parameters: [parseSearch('heat'), 8] });
    expect(prepared).toBe(1);
  });
});

describe('workerSearch', () => {
  it('starts the worker with the folder of the files, and returns its answers to each method', async () => {
    const started: string[] = [];
    const search = workerSearch(() => threadWith(searchNamed('worker'), started), '/catalogue/', local);
    expect(started).toEqual(['/catalogue/']);
    expect(await search.searchTitles({ mediaType: 'tv', query: parseSearch('a'), page: 3 })()).toEqual(E.right({ ...emptyPage, page: 3 }));
    expect(await search.suggest(parseSearch('heat'), 8)()).toMatchObject(E.right([{ person: { id: 8, name: 'worker heat' } }]));
    expect(await search.correct(parseSearch('heta'))()).toEqual(E.right('worker heta'));
    expect(await search.findByName({ name: 'Heat', mediaType: null, year: null })()).toMatchObject(E.right([{ title: 'Heat' }]));
  });

  it('returns failures of the worker as they are', async () => {
    const search = workerSearch(() => threadWith(searchNamed('worker'), []), '/', local);
    expect(await search.searchPeople({ query: parseSearch('a'), page: 1 })()).toEqual(E.left(damaged));
  });

  it('gives each of several open requests its own answer', async () => {
    const search = workerSearch(() => threadWith(searchNamed('worker'), []), '/', local);
    expect(await Promise.all(['a', 'b', 'c'].map((words) => search.correct(parseSearch(words))()))).toEqual(
      ['a', 'b', 'c'].map((words) => E.right(`worker ${words}`)),
    );
  });

  it('searches in this thread if the worker cannot start', async () => {
    const search = workerSearch(() => { throw new Error('refused'); }, '/', local);
    expect(await search.correct(parseSearch('a'))()).toEqual(E.right('local a'));
  });

  it('runs open and later requests in this thread if the worker fails', async () => {
    const thread = threadWith(searchNamed('worker'), [], true);
    const search = workerSearch(() => thread, '/', local);
    const open = search.correct(parseSearch('open'))();
    thread.onerror?.({} as ErrorEvent);
    expect(await open).toEqual(E.right('local open'));
    expect(await search.correct(parseSearch('later'))()).toEqual(E.right('local later'));
  });

  it('fails with unavailable if neither the worker nor the code for this thread loads, and tries the code again', async () => {
    let loads = 0;
    const search = workerSearch(() => { throw new Error('refused'); }, '/', () => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('not found')) : local();
    });
    expect(await search.correct(parseSearch('a'))()).toMatchObject(E.left({ _tag: 'unavailable' }));
    expect(await search.correct(parseSearch('a'))()).toEqual(E.right('local a'));
  });
});
