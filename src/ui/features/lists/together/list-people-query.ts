import type { ListUseCases } from '#application/lists/list-use-cases';
import type { ListPeople } from '#domain/lists/together/joint-list';
import type { Query } from '#ui/query/query.ts';

/** Beginning of the key of the query for the lists of others that a member edits: joining and leaving end its result. */
export const JOINT_LISTS_KEY = 'joint-lists ';

/** The query for who edits one of the member's lists. */
export const listPeopleQuery = (joint: Pick<ListUseCases['joint'], 'getListPeople'>, listID: string): Query<ListPeople> => ({
  key: `list-people ${listID}`, fetch: () => joint.getListPeople(listID),
});
