import {
  changeJointList, getJointList, getJointLists, getListPeople,
} from '#application/server/lists/edit-joint-list';
import { acceptInvitation, endInvitation, getInvitation, inviteToList, removeFromList } from '#application/server/lists/invite-to-list';
import { toTitlesChange } from '#domain/lists/together/titles-change';
import { protectedEndpoint, type Endpoint } from '../endpoint';
import {
  ChangeJointListPayload, InvitationQuery, JoinListPayload, JointListQuery, ListIdPayload, ListPeopleQuery, NoPayload,
  RemoveFromListPayload,
} from '../payloads';

/** Endpoints of lists that several members edit. */
export const jointListEndpoints: ReadonlyArray<Endpoint> = [
  protectedEndpoint({ name: 'inviteToList', method: 'POST', who: 'member', payload: ListIdPayload }, (deps, { data }, caller) =>
    inviteToList(deps, data.listID, caller),
  ),
  protectedEndpoint({ name: 'endInvitation', method: 'DELETE', who: 'member', payload: ListIdPayload }, (deps, { data }, caller) =>
    endInvitation(deps, data.listID, caller),
  ),
  protectedEndpoint({ name: 'removeFromList', method: 'DELETE', who: 'member', payload: RemoveFromListPayload }, (deps, { data }, caller) =>
    removeFromList(deps, data.listID, data.uid, caller),
  ),
  protectedEndpoint(
    { name: 'getInvitation', method: 'GET', who: 'member', payload: InvitationQuery, body: 'query' },
    (deps, { inviteID }, caller) => getInvitation(deps, inviteID, caller),
  ),
  protectedEndpoint({ name: 'joinList', method: 'POST', who: 'member', payload: JoinListPayload }, (deps, { data }, caller) =>
    acceptInvitation(deps, data.inviteID, caller),
  ),
  protectedEndpoint(
    { name: 'getListPeople', method: 'GET', who: 'member', payload: ListPeopleQuery, body: 'query' },
    (deps, { listID }, caller) => getListPeople(deps, listID, caller),
  ),
  protectedEndpoint({ name: 'getJointLists', method: 'GET', who: 'member', payload: NoPayload, body: 'none' }, (deps, _, caller) =>
    getJointLists(deps, caller),
  ),
  protectedEndpoint(
    { name: 'getJointList', method: 'GET', who: 'member', payload: JointListQuery, body: 'query' },
    (deps, { listID, cursor = null }, caller) => getJointList(deps, listID, cursor, caller),
  ),
  protectedEndpoint(
    { name: 'changeJointList', method: 'POST', who: 'member', payload: ChangeJointListPayload },
    (deps, { data: { listID, ...change } }, caller) =>
      changeJointList(deps, listID, toTitlesChange(listID, change, deps.clock.now()), caller),
  ),
];
