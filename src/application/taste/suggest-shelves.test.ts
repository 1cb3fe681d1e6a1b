import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { emptyOutbox } from '#application/ports/outbox-store';
import { someMemberFacts } from '#domain/catalogue/credits/member-facts.fixture';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { filmViewing } from '#domain/history/history.fixture';
import { toMark } from '#domain/history/viewing-mark';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { notFound, offline } from '#domain/shared/failure';
import type { TasteEvidence } from '#domain/taste/taste-evidence';
import { aTasteModel } from '#domain/taste/taste-model.fixture';
import { suggestShelves, type ShelvesRequest } from './suggest-shelves';
import { suggestToMember, type SuggestDeps } from './suggest-to-member';

const rated = (id: number, rating: number): TasteEvidence =>
  ({ itemKey: `movie-${id}`, title: `Film ${id}`, act: { kind: 'rated', rating } });
const deps = (fields: Partial<SuggestDeps['catalogue']> = {}, states: ReadonlyArray<MemberTitleState> = []): SuggestDeps => ({
  lists: { outbox: of(E.right(emptyOutbox)), storedStates: () => of(E.right(states)) },
  catalogue: {
    getMemberFacts: () => TE.right(someMemberFacts({ tasteModel: TE.right(aTasteModel()) })),
    getDetails: () => TE.left(notFound('title')), ...fields,
  },
  listIds: { favorites: 'loved', watchlist: 'later' },
});
const shelvesOf = async (subject: SuggestDeps, request: Partial<ShelvesRequest> = {}) => {
  const anyone = { evidence: [rated(1, 9), rated(8, 7)], excluded: new Set<string>(), turnedDown: new Set<string>(), day: 0 };
  const answer = await suggestShelves(subject)({ ...anyone, ...request })();
  if (E.isLeft(answer)) throw new Error(answer.left._tag);
  return { forYou: answer.right.forYou.map(({ title }) => title.id), likeOne: answer.right.likeOne.map(({ title }) => title.id) };
};
const recommending = (id: number, ids: ReadonlyArray<number>) =>
  ({ ...aTitleDetails(), id, similar: [], recommendations: ids.map((other) => aTitle({ id: other })) });

describe('suggestShelves', () => {
  it('suggests from the model, no title twice and none of the evidence', async () => {
    const { forYou, likeOne } = await shelvesOf(deps());
    expect(likeOne.toSorted()).toEqual([2, 3, 4, 5]);
    // Two titles are too few for a shelf.
    expect(forYou).toEqual([]);
    expect((await shelvesOf(deps(), { evidence: [rated(1, 7)] })).forYou).toEqual(expect.arrayContaining([2, 4, 6]));
  });

  it('names no shelf after a title that was turned down, whose rating goes on counting', async () => {
    const { forYou, likeOne } = await shelvesOf(deps(), { turnedDown: new Set(['movie-1']) });
    expect([forYou, likeOne]).toEqual([expect.arrayContaining([2, 3, 4, 5]), []]);
  });

  it('never suggests what was watched, begun or rated, nor what is excluded', async () => {
    const states = [
      { ...emptyTitleState({ mediaType: 'movie', id: 4 }), viewings: [toMark(filmViewing('v', 4))] },
      { ...emptyTitleState({ mediaType: 'movie', id: 6 }), rating: 3 },
    ] as const;
    const request = { evidence: [rated(1, 7), rated(8, 7)], excluded: new Set(['movie-9']) };
    expect((await shelvesOf(deps({}, states), request)).forYou.toSorted()).toEqual([2, 3, 5, 7]);
  });

  it('suggests nothing of the watchlist and the favorites, however long ago it was put there', async () => {
    const onLists = (id: number, ...listIDs: ReadonlyArray<string>) => ({ ...emptyTitleState({ mediaType: 'movie', id }), listIDs });
    const suggest = suggestToMember(deps({}, [onLists(2, 'noir', 'later'), onLists(3, 'loved'), onLists(5, 'noir')]));
    const answer = await suggest({ evidence: [rated(1, 7), rated(8, 7)], excluded: new Set(['movie-9']), limit: 9, reach: 'wide' })();
    expect(E.isRight(answer) && answer.right.map(({ title }) => title.id).toSorted()).toEqual([4, 5, 6, 7]);
  });

  it('looks up liked titles and those rated low, eight at a time, where the catalogue has no model', async () => {
    const details = [recommending(1, [20, 21, 22]), recommending(8, [30, 21, 31]), recommending(2, [22])];
    let [running, most, requests] = [0, 0, 0];
    const subject = deps({
      getMemberFacts: () => TE.right(someMemberFacts()),
      getDetails: ({ id }) => async () => {
        [running, requests] = [running + 1, requests + 1];
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return E.fromNullable(notFound('title'))(details.find((each) => each.id === id));
      },
    });
    const unknown = Array.from({ length: 30 }, (_, at) => rated(at + 100, at % 2 === 0 ? 7.4 : 3));
    const { forYou } = await shelvesOf(subject, { evidence: [rated(1, 7.9), rated(8, 7.8), rated(2, 1), ...unknown] });
    // Two titles recommend 21, and a title rated 1 recommends 22.
    expect([forYou[0], forYou.at(-1)]).toEqual([21, 22]);
    expect(forYou.toSorted()).toEqual([20, 21, 22, 30, 31]);
    expect([most, requests]).toEqual([8, 16]);
  });

  it('suggests nothing without evidence, and fails without the model', async () => {
    expect(await shelvesOf(deps({ getMemberFacts: () => TE.left(offline) }), { evidence: [] })).toEqual({ forYou: [], likeOne: [] });
    const failed = suggestShelves(deps({ getMemberFacts: () => TE.left(offline) }));
    expect(await failed({ evidence: [rated(1, 9)], excluded: new Set(), turnedDown: new Set(), day: 0 })()).toEqual(E.left(offline));
  });
});
