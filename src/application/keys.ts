import type { Accounts } from '#domain/user/accounts';
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
import { key } from './key';
import type { PageSpinnerActor } from './shell/page-spinner-machine';
import type { SessionActor } from './shell/session-machine';

/** Ports, bound by profiles. */
export const CATALOGUE = key<Catalogue>('Catalogue');
export const PICTURES = key<Pictures>('Pictures');
export const ACCOUNTS = key<Accounts>('Accounts');
export const BANNERS = key<BannerRepository>('BannerRepository');
export const FEEDBACK_BOX = key<FeedbackBox>('FeedbackBox');
export const CLOCK = key<Clock>('Clock');
export const CONNECTION = key<Connection>('Connection');
export const LOG = key<Log>('Log');
export const NAVIGATION_MEMORY = key<NavigationMemory>('NavigationMemory');

/** Use cases, made from ports by `composition/core.ts`. */
export const CATALOGUE_USE_CASES = key<CatalogueUseCases>('CatalogueUseCases');
export const PAGING_MEMORY = key<PagingMemory>('PagingMemory');

/** What lives as long as the app. */
export const SESSION = key<SessionActor>('Session');
export const PAGE_SPINNER = key<PageSpinnerActor>('PageSpinner');
