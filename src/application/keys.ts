import type { AccessMarkers } from '#domain/user/access-marker';
import type { Accounts } from '#domain/user/accounts';
import type { Avatars } from '#domain/user/avatars';
import type { Letters } from '#domain/user/letters';
import type { Membership } from '#domain/user/membership';
import type { UserRepository } from '#domain/user/user-repository';
import type { BannerRepository } from '#domain/banner/banner-repository';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Pictures } from '#domain/catalogue/pictures';
import type { Clock } from '#domain/clock';
import type { Connection } from '#domain/connection';
import type { FeedbackBox } from '#domain/feedback/feedback';
import type { Log } from '#domain/log';
import type { NavigationMemory } from '#domain/navigation-memory';
import type { CatalogueUseCases } from './catalogue/catalogue-use-cases';
import type { PagingMemory } from './catalogue/paging-memory';
import type { Resolving } from './catalogue/resolving';
import { key } from './key';
import type { Premises } from './premises';
import type { PageSpinnerActor } from './shell/page-spinner-machine';
import type { SessionActor } from './shell/session-machine';
import type { AccountUseCases } from './user/account-use-cases';
import type { DemoAccount } from './user/demo-account';
import type { ProfileUseCases } from './user/profile-use-cases';

/** Ports, bound by profiles. */
export const CATALOGUE = key<Catalogue>('Catalogue');
export const PICTURES = key<Pictures>('Pictures');
export const ACCOUNTS = key<Accounts>('Accounts');
export const USERS = key<UserRepository>('UserRepository');
export const ACCESS_MARKERS = key<AccessMarkers>('AccessMarkers');
export const MEMBERSHIP = key<Membership>('Membership');
export const AVATARS = key<Avatars>('Avatars');
export const LETTERS = key<Letters>('Letters');
export const BANNERS = key<BannerRepository>('BannerRepository');
export const FEEDBACK_BOX = key<FeedbackBox>('FeedbackBox');
export const CLOCK = key<Clock>('Clock');
export const CONNECTION = key<Connection>('Connection');
export const LOG = key<Log>('Log');
export const NAVIGATION_MEMORY = key<NavigationMemory>('NavigationMemory');

/** Use cases, made from ports by `composition/core.ts`. */
export const CATALOGUE_USE_CASES = key<CatalogueUseCases>('CatalogueUseCases');
export const ACCOUNT_USE_CASES = key<AccountUseCases>('AccountUseCases');
export const PROFILE_USE_CASES = key<ProfileUseCases>('ProfileUseCases');
/** What it takes to find kept titles; the code that does comes with the pages that show them. */
export const RESOLVING = key<Resolving>('Resolving');
export const PAGING_MEMORY = key<PagingMemory>('PagingMemory');

/** Accounts whose credentials the sign-in page offers; none where the accounts are real. */
export const DEMO_ACCOUNTS = key<ReadonlyArray<DemoAccount>>('DemoAccounts');

/** What the pages say of this copy of the house. */
export const PREMISES = key<Premises>('Premises');

/** What lives as long as the app. */
export const SESSION = key<SessionActor>('Session');
export const PAGE_SPINNER = key<PageSpinnerActor>('PageSpinner');
