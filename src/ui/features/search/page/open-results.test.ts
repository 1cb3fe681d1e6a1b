import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Person } from '#domain/catalogue/person';
import { emptyPage, type Page } from '#domain/shared/pagination';
import { offline, type Failure } from '#domain/shared/failure';
import { openResults } from './open-results';
import type { ResultTab } from '../../shared/search-address';
import type { Result } from './search-queries';

const someone: Person = { id: 1, name: 'Cas', knownFor: 'Acting', picturePath: null, titles: [] };
const some: Page<Result> = { items: [{ kind: 'person', person: someone }], page: 1, totalPages: 1, totalResults: 1 };
/** Its first page has nothing to show, those that follow may. */
const later: Page<Result> = { items: [], page: 1, totalPages: 3, totalResults: 60 };

/** Answers for films, series and people, and which of them were asked. */
const opening = async (wanted: ResultTab, films: Page<Result> | Failure, series: Page<Result> | Failure, people: Page<Result> | Failure) => {
  const asked: ResultTab[] = [];
  const told = { films, series, people };
  const opened = await openResults((tab) => {
    asked.push(tab);
    const answer = told[tab];
    return '_tag' in answer ? TE.left(answer) : TE.right(answer);
  }, wanted)();
  return { opened: E.isRight(opened) ? opened.right.tab : opened.left, asked };
};

describe('what a search opens', () => {
  it.each([
    ['the kind that is wanted, and asks for no other', 'people', some, some, some, 'people', ['people']],
    ['it too where its first page has nothing for showing', 'films', later, some, some, 'films', ['films']],
    ['the first that has something where it has nothing', 'people', emptyPage, some, emptyPage, 'series', ['people', 'films', 'series']],
    ['what there is, whatever else failed', 'films', emptyPage, offline, some, 'people', ['films', 'series', 'people']],
    ['the wanted kind where there is nothing of any', 'series', emptyPage, emptyPage, emptyPage, 'series', ['series', 'films', 'people']],
    ['nothing where it fails', 'films', offline, some, some, offline, ['films']],
    ['nothing where it is empty and a kind that may have something failed', 'films', emptyPage, emptyPage, offline, offline, ['films', 'series', 'people']],
  ] as const)('is %s', async (_, wanted, films, series, people, opened, asked) => {
    expect(await opening(wanted, films, series, people)).toEqual({ opened, asked });
  });
});
