import type { HistoryRepository } from '#domain/history/history-repository';
import type { BackendLists } from '#application/ports/backend';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import type { SharedEvenings } from '#domain/shared-evening/shared-evenings';
import type { PasskeyService } from '#domain/users/passkeys/passkey-service';
import type { Answer } from '#domain/shared/answer';
import type { AccessRepository } from '#domain/users/access/access-repository';
import type { AuthService } from '#domain/users/auth-service';
import type { AvatarStorage } from '#domain/users/pictures/avatars';
import type { DemoMailbox } from '#application/ports/demo-mailbox';
import type { AccountApi } from '#domain/users/account-api';
import type { UserRepository } from '#domain/users/user-repository';
import type { BannerRepository } from '#domain/banners/banner-repository';
import type { GenreImageRepository } from '#domain/genre-images/genre-image';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { ImageUrlBuilder } from '#application/ports/image-url-builder';
import type { Clock } from '#application/ports/clock';
import type { NetworkStatus } from '#application/ports/network-status';
import type { FeedbackService } from '#domain/feedback/feedback';
import type { Log } from '#application/ports/log';
import type { ScrollStore } from '#application/ports/scroll-store';
import type { CatalogueUseCases } from './catalogue/catalogue-use-cases';
import type { InfiniteListCache } from './catalogue/infinite-list-cache';
import { serviceKey } from './service-key';
import type { AdminBackend } from './ports/admin-backend';
import type { AppConfig } from './ports/app-config';
import type { BrowserStorage } from './ports/browser-storage';
import type { SessionService } from './session/session-service';
import type { AccountUseCases } from './account/account-use-cases';
import type { SiteWorker } from './ports/site-worker/site-worker';
import type { StorageStatus } from './ports/storage-status';
import type { DemoAccount } from './account/demo-account';
import type { MemberListsLoader } from './lists/member-lists-loader';
import type { ProfileUseCases } from './profile/profile-use-cases';

/** Ports, bound by the modules that `composeApp` selects. */
export const CATALOGUE = serviceKey<Catalogue>('Catalogue');
export const IMAGE_URL_BUILDER = serviceKey<ImageUrlBuilder>('ImageUrlBuilder');
export const AUTH_SERVICE = serviceKey<AuthService>('AuthService');
/** Loads the repository at the first call. */
export const LIST_REPOSITORY = serviceKey<Answer<BackendLists>>('ListRepository');
/** Loads the repository at the first call. */
export const HISTORY_REPOSITORY = serviceKey<Answer<HistoryRepository>>('HistoryRepository');
export const USER_REPOSITORY = serviceKey<UserRepository>('UserRepository');
export const ACCESS_REPOSITORY = serviceKey<AccessRepository>('AccessRepository');
export const ACCOUNT_API = serviceKey<AccountApi>('AccountApi');
/** Loads the ports of the admin area at the first call. */
export const ADMIN_BACKEND = serviceKey<Answer<AdminBackend>>('AdminBackend');
export const AVATAR_STORAGE = serviceKey<AvatarStorage>('AvatarStorage');
export const DEMO_MAILBOX = serviceKey<DemoMailbox>('DemoMailbox');
/** Null on a site whose server makes no pictures of genres. */
export const GENRE_IMAGE_REPOSITORY = serviceKey<GenreImageRepository | null>('GenreImageRepository');
export const BANNER_REPOSITORY = serviceKey<BannerRepository>('BannerRepository');
export const FEEDBACK_SERVICE = serviceKey<FeedbackService>('FeedbackService');
export const SHARED_LIST_READER = serviceKey<SharedListReader>('SharedListReader');
/** Null on a site without a server: two devices cannot find each other. */
export const SHARED_EVENINGS = serviceKey<SharedEvenings | null>('SharedEvenings');
/** Null on a site without passkeys, at another address than theirs, and in a browser without them. */
export const PASSKEYS = serviceKey<PasskeyService | null>('Passkeys');
export const CLOCK = serviceKey<Clock>('Clock');
export const NETWORK_STATUS = serviceKey<NetworkStatus>('NetworkStatus');
export const STORAGE_STATUS = serviceKey<StorageStatus>('StorageStatus');
export const LOG = serviceKey<Log>('Log');
export const SCROLL_STORE = serviceKey<ScrollStore>('ScrollStore');
export const BROWSER_STORAGE = serviceKey<BrowserStorage>('BrowserStorage');
/** Starts the site's worker at the first call; null where pages are not served from a build. */
export const SITE_WORKER = serviceKey<Answer<SiteWorker> | null>('SiteWorker');

/** Use cases, made from ports by `composition/core.ts`. */
export const CATALOGUE_USE_CASES = serviceKey<CatalogueUseCases>('CatalogueUseCases');
export const ACCOUNT_USE_CASES = serviceKey<AccountUseCases>('AccountUseCases');
export const PROFILE_USE_CASES = serviceKey<ProfileUseCases>('ProfileUseCases');
export const MEMBER_LISTS_LOADER = serviceKey<MemberListsLoader>('MemberLists');
/** Dependencies and cache for resolving saved titles; the resolving code is loaded with the pages that render them. */
export const INFINITE_LIST_CACHE = serviceKey<InfiniteListCache>('InfiniteListCache');

/** Accounts whose credentials the sign-in page offers; empty when the accounts are real. */
export const DEMO_ACCOUNTS = serviceKey<ReadonlyArray<DemoAccount>>('DemoAccounts');

/** Deletes everything of this browser and brings the demo back as it began; null on a site that is no demo. */
export const DEMO_RESET = serviceKey<Answer<void> | null>('DemoReset');

/** Settings of this deployment that pages render. */
export const APP_CONFIG = serviceKey<AppConfig>('AppConfig');

/** Actors with the lifetime of the app. */
export const SESSION_SERVICE = serviceKey<SessionService>('Session');
