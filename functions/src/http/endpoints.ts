import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { protectedEndpoint, publicEndpoint, type Endpoint } from './endpoint';
import { eveningEndpoints } from './evenings/evening-endpoints';
import { changeBanners } from '#application/server/admin/change-banners';
import { changeFeedback } from '#application/server/admin/change-feedback';
import { changeUsers } from '#application/server/admin/change-users';
import { endUserSessions } from '#application/server/admin/end-user-sessions';
import { refreshGenreImages } from '#application/server/admin/refresh-genre-images';
import { removeLists } from '#application/server/admin/remove-lists';
import { parseExportCursor } from '#domain/exports/export-cursor';
import { exportListsData, exportUsersData } from '#application/server/admin/export-users-and-lists';
import {
  getCalendarAddress, getCalendarFile, removeCalendarAddress, renewCalendarAddress,
} from '#application/server/calendar/calendar-feed';
import { createUser } from '#application/server/create-user';
import { deleteMyAccount, deleteUser } from '#application/server/delete-user';
import { initializeUser } from '#application/server/initialize-user';
import { sendFeedback } from '#application/server/send-feedback';
import { addItemToList, removeItemFromList } from '#application/server/lists/change-items';
import { countItemsInLists } from '#application/server/lists/count-items-in-lists';
import { getSharedList } from '#application/server/lists/get-shared-list';
import { shareList, unshareList } from '#application/server/lists/share-list';
import { deleteList } from '#application/server/lists/delete-list';
import { getItemsFromContentIds } from '#application/server/lists/get-items-from-content-ids';
import { setUserRole } from '#application/server/set-user-role';
import { updateUser } from '#application/server/update-user';
import { jointListEndpoints } from './lists/joint-list-endpoints';
import { passkeyEndpoints } from './passkeys/passkey-endpoints';
import { reminderEndpoints } from './reminders/reminder-endpoints';
import { sessionEndpoints } from './sessions/session-endpoints';
import {
  AddItemPayload, CalendarQuery, ChangeBannersPayload, ChangeFeedbackPayload, ChangeUsersPayload, ContentIdsPayload, CountItemsInListsQuery,
  CreateUserPayload, ExportListsQuery, ExportUsersQuery, FeedbackPayload, InitializeUserPayload, ListIdPayload, NoPayload,
  RefreshGenreImagesPayload, RemoveItemPayload, RemoveListsPayload, SetUserRolePayload, SharedListQuery, ShareListPayload,
  UpdateUserPayload, UserIdPayload, toBannerChange,
} from './payloads';

const lastRowOf = (cursor: string | null | undefined): string | null =>
  typeof cursor === 'string' ? parseExportCursor(cursor).lastRow : null;

/** All endpoints of the server. */
export const endpoints: ReadonlyArray<Endpoint> = [
  // Responds without any I/O; used to start an instance.
  publicEndpoint({ name: 'health', method: 'GET', payload: NoPayload, body: 'none' }, () => TE.right({ message: 'OK.' })),
  publicEndpoint({ name: 'sendFeedback', method: 'POST', payload: FeedbackPayload }, (deps, { data }) =>
    sendFeedback(deps, { ...data, email: data.email ?? null }),
  ),
  protectedEndpoint(
    { name: 'initializeUserInDatabase', method: 'POST', who: 'member', payload: InitializeUserPayload },
    (deps, { data }, caller) =>
      pipe(
        initializeUser(deps, caller.uid, data.name ?? null),
        TE.map((response) => ({ response })),
      ),
  ),
  protectedEndpoint(
    { name: 'deleteMyAccount', method: 'DELETE', who: 'self-recent', payload: NoPayload, body: 'none' },
    (deps, _, caller) => deleteMyAccount(deps, caller),
  ),
  protectedEndpoint({ name: 'createUser', method: 'POST', who: 'admin', payload: CreateUserPayload }, (deps, { data }) =>
    createUser(deps, data),
  ),
  protectedEndpoint({ name: 'updateUserData', method: 'PUT', who: 'admin', payload: UpdateUserPayload }, (deps, { data }, caller) =>
    updateUser(deps, data, caller),
  ),
  protectedEndpoint({ name: 'deleteUser', method: 'DELETE', who: 'admin', payload: UserIdPayload }, (deps, { data }, caller) =>
    deleteUser(deps, data.uid, caller),
  ),
  protectedEndpoint({ name: 'setUserRole', method: 'PATCH', who: 'admin', payload: SetUserRolePayload }, (deps, { data }, caller) =>
    setUserRole(deps, data.userIDToGiveRole, data.userRole, caller),
  ),
  protectedEndpoint({ name: 'endUserSessions', method: 'POST', who: 'admin', payload: UserIdPayload }, (deps, { data }, caller) =>
    endUserSessions(deps, data.uid, caller),
  ),
  protectedEndpoint({ name: 'changeUsers', method: 'POST', who: 'admin', payload: ChangeUsersPayload }, (deps, { data }, caller) =>
    changeUsers(deps, data.uids, data.action, caller),
  ),
  protectedEndpoint({ name: 'removeLists', method: 'POST', who: 'admin', payload: RemoveListsPayload }, (deps, { data }) =>
    removeLists(deps, data.listIDs),
  ),
  protectedEndpoint({ name: 'changeFeedback', method: 'POST', who: 'admin', payload: ChangeFeedbackPayload }, (deps, { data }) =>
    changeFeedback(deps, data.ids, data.action),
  ),
  protectedEndpoint({ name: 'changeBanners', method: 'POST', who: 'admin', payload: ChangeBannersPayload }, (deps, { data }) =>
    changeBanners(deps, toBannerChange(data)),
  ),
  protectedEndpoint(
    { name: 'refreshGenreImages', method: 'POST', who: 'admin', payload: RefreshGenreImagesPayload },
    (deps, { data: { cursor = null, genres = null } }) => refreshGenreImages(deps, { cursor, genres }),
  ),
  protectedEndpoint(
    { name: 'getItemsFromContentIds', method: 'POST', who: 'member', payload: ContentIdsPayload },
    (deps, { data }, caller) => getItemsFromContentIds(deps, data, caller),
  ),
  protectedEndpoint({ name: 'addItemToList', method: 'POST', who: 'member', payload: AddItemPayload }, (deps, { data }, caller) =>
    addItemToList(deps, data.listID, data.item, caller),
  ),
  protectedEndpoint({ name: 'removeItemFromList', method: 'DELETE', who: 'member', payload: RemoveItemPayload }, (deps, { data }, caller) =>
    removeItemFromList(deps, data.listID, data.itemKey, caller),
  ),
  protectedEndpoint(
    { name: 'countItemsInLists', method: 'GET', who: 'owner-or-admin', payload: CountItemsInListsQuery, body: 'query' },
    (deps, { userID }, caller) => countItemsInLists(deps, userID ?? caller.uid, caller),
  ),
  protectedEndpoint(
    { name: 'exportUsersData', method: 'GET', who: 'admin', payload: ExportUsersQuery, body: 'query' },
    (deps, { format, cursor, uids }) => exportUsersData(deps, { format, cursor: lastRowOf(cursor), uids }),
  ),
  protectedEndpoint(
    { name: 'exportListsData', method: 'GET', who: 'admin', payload: ExportListsQuery, body: 'query' },
    (deps, { format, cursor, titles }) => exportListsData(deps, { format, cursor: lastRowOf(cursor), titles: titles === 'true' }),
  ),
  protectedEndpoint({ name: 'deleteList', method: 'DELETE', who: 'owner-or-admin', payload: ListIdPayload }, (deps, { data }, caller) =>
    deleteList(deps, data.listID, caller),
  ),
  protectedEndpoint({ name: 'shareList', method: 'POST', who: 'member', payload: ShareListPayload }, (deps, { data }, caller) =>
    shareList(deps, data.listID, caller, data.sharesNotes),
  ),
  protectedEndpoint({ name: 'unshareList', method: 'DELETE', who: 'owner-or-admin', payload: ListIdPayload }, (deps, { data }, caller) =>
    unshareList(deps, data.listID, caller),
  ),
  protectedEndpoint({ name: 'getCalendarAddress', method: 'GET', who: 'member', payload: NoPayload, body: 'none' }, (deps, _, caller) =>
    getCalendarAddress(deps, caller),
  ),
  protectedEndpoint({ name: 'renewCalendarAddress', method: 'POST', who: 'member', payload: NoPayload, body: 'none' }, (deps, _, caller) =>
    renewCalendarAddress(deps, caller),
  ),
  protectedEndpoint(
    { name: 'removeCalendarAddress', method: 'DELETE', who: 'member', payload: NoPayload, body: 'none' },
    (deps, _, caller) => removeCalendarAddress(deps, caller),
  ),
  // The name is the end of the address, by which calendar apps know the kind of the file.
  publicEndpoint({ name: 'calendar.ics', method: 'GET', payload: CalendarQuery, body: 'query' }, (deps, { key }) =>
    getCalendarFile(deps, key),
  ),
  publicEndpoint({ name: 'getSharedList', method: 'GET', payload: SharedListQuery, body: 'query' }, (deps, { shareID, cursor = null }) =>
    pipe(
      getSharedList(deps, shareID, cursor),
      TE.map((response) => ({ response })),
    ),
  ),
  ...eveningEndpoints,
  ...jointListEndpoints,
  ...passkeyEndpoints,
  ...reminderEndpoints,
  ...sessionEndpoints,
];
