import type { AccessRepository } from '#domain/users/access/access-repository';
import type { AuthService } from '#domain/users/auth-service';
import type { Avatars } from '#domain/users/avatars';
import type { DemoMailbox } from '#application/ports/demo-mailbox';
import type { AccountApi } from '#domain/users/account-api';
import type { UserRepository } from '#domain/users/user-repository';
import type { BannerRepository } from '#domain/banners/banner-repository';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { ImageUrls } from '#application/ports/image-urls';
import type { Clock } from '#domain/shared/clock';
import type { NetworkStatus } from '#application/ports/network-status';
import type { FeedbackService } from '#domain/feedback/feedback';
import type { Log } from '#application/ports/log';
import type { ScrollStore } from '#application/ports/scroll-store';
import type { CatalogueUseCases } from './catalogue/catalogue-use-cases';
import type { InfiniteListCache } from './catalogue/infinite-list-cache';
import type { TitleResolver } from './catalogue/title-resolver';
import { serviceKey } from './service-key';
import type { AppConfig } from './ports/app-config';
import type { PageSpinnerActor } from './shell/page-spinner-machine';
import type { SessionActor } from './session/session-machine';
import type { AccountUseCases } from './account/account-use-cases';
import type { DemoAccount } from './account/demo-account';
import type { ProfileUseCases } from './profile/profile-use-cases';

/** Ports, bound by profiles. */
export const CATALOGUE = serviceKey<Catalogue>('Catalogue');
export const IMAGE_URLS = serviceKey<ImageUrls>('Pictures');
export const AUTH = serviceKey<AuthService>('Accounts');
export const USERS = serviceKey<UserRepository>('UserRepository');
export const ACCESS_RECORDS = serviceKey<AccessRepository>('AccessMarkers');
export const ACCOUNT_API = serviceKey<AccountApi>('Membership');
export const AVATARS = serviceKey<Avatars>('Avatars');
export const DEMO_MAILBOX = serviceKey<DemoMailbox>('Letters');
export const BANNERS = serviceKey<BannerRepository>('BannerRepository');
export const FEEDBACK = serviceKey<FeedbackService>('FeedbackBox');
export const CLOCK = serviceKey<Clock>('Clock');
export const NETWORK_STATUS = serviceKey<NetworkStatus>('Connection');
export const LOG = serviceKey<Log>('Log');
export const SCROLL_STORE = serviceKey<ScrollStore>('NavigationMemory');

/** Use cases, made from ports by `composition/core.ts`. */
export const CATALOGUE_USE_CASES = serviceKey<CatalogueUseCases>('CatalogueUseCases');
export const ACCOUNT_USE_CASES = serviceKey<AccountUseCases>('AccountUseCases');
export const PROFILE_USE_CASES = serviceKey<ProfileUseCases>('ProfileUseCases');
/** What it takes to find kept titles; the code that does comes with the pages that show them. */
export const TITLE_RESOLVER = serviceKey<TitleResolver>('Resolving');
export const INFINITE_LIST_CACHE = serviceKey<InfiniteListCache>('PagingMemory');

/** Accounts whose credentials the sign-in page offers; none where the accounts are real. */
export const DEMO_ACCOUNTS = serviceKey<ReadonlyArray<DemoAccount>>('DemoAccounts');

/** What the pages say of this copy of the house. */
export const APP_CONFIG = serviceKey<AppConfig>('Premises');

/** What lives as long as the app. */
export const SESSION = serviceKey<SessionActor>('Session');
export const PAGE_SPINNER = serviceKey<PageSpinnerActor>('PageSpinner');
