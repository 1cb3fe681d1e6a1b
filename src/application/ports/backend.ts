import type { AccessRepository } from '#domain/users/access/access-repository';
import type { AuthService } from '#domain/users/auth-service';
import type { AvatarStorage } from '#domain/users/pictures/avatars';
import type { BannerRepository } from '#domain/banners/banner-repository';
import type { AdminBackend } from './admin-backend';
import type { DemoMailbox } from './demo-mailbox';
import type { AccountApi } from '#domain/users/account-api';
import type { FeedbackService } from '#domain/feedback/feedback';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { CalendarAddressApi } from '#domain/calendar/calendar-address-api';
import type { ReminderApi } from '#domain/reminders/reminder-api';
import type { ListApi } from '#domain/lists/server/list-api';
import type { ListRepository } from '#domain/lists/list-repository';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import type { Answer } from '#domain/shared/answer';
import type { UnmatchedEntries } from '#domain/unmatched/unmatched-entries';
import type { SignInLog } from '#domain/users/sign-ins/sign-in-log';
import type { UserRepository } from '#domain/users/user-repository';

/**
 * A member's lists, with what few pages need: the server's calls about them, the calendar, reminders and sign-ins, and rows without a
 * title.
 */
export type BackendLists = ListRepository & { readonly api: ListApi & CalendarAddressApi & ReminderApi & SignInLog & UnmatchedEntries };

/** All ports on stored data. A backend implements every port over one shared state. */
export type Backend = {
  readonly auth: AuthService;
  readonly users: UserRepository;
  readonly lists: BackendLists;
  readonly history: HistoryRepository;
  readonly access: AccessRepository;
  readonly accountApi: AccountApi;
  /** Loads its code at the first call. */
  readonly admin: Answer<AdminBackend>;
  readonly avatars: AvatarStorage;
  readonly feedback: FeedbackService;
  readonly sharedLists: SharedListReader;
  readonly mailbox: DemoMailbox;
};

/** A backend in the browser, which has the banners too. `reset` deletes everything and brings the demo back as it began. */
export type OpenedBackend = Backend & { readonly banners: BannerRepository; readonly reset: Answer<void> };

/** A backend whose code is loaded at first use. Lists and history are passed on as a whole: a member's code opens with both. */
export type LoadableBackend = Omit<Backend, 'lists' | 'history'> & {
  readonly lists: Answer<BackendLists>;
  readonly history: Answer<HistoryRepository>;
};
