import * as TE from 'fp-ts/TaskEither';
import { NEVER } from 'rxjs';
import { consoleLog } from '#adapters/browser/console-log';
import { sessionScrollStore } from '#adapters/browser/session-scroll-store';
import { webStorage } from '#adapters/browser/web-storage';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { staticBannerRepository } from '#adapters/memory/memory-banners';
import { lateBackend } from '#adapters/late-backend';
import { localStorageSessionHint } from '#adapters/browser/local-storage-session-hint';
import { createContainer, type ServiceContainer } from '#composition/container';
import { appConfigModule, coreModule } from '#composition/core';
import { backendModule } from '#composition/backend-module';
import { unexpected } from '#domain/shared/failure';
import type { ImageUrlBuilder } from '#application/ports/image-url-builder';
import type { Catalogue } from '#domain/catalogue/catalogue';
import {
  BANNER_REPOSITORY, BROWSER_STORAGE, CATALOGUE, CLOCK, DEMO_ACCOUNTS, GENRE_IMAGE_REPOSITORY, IMAGE_URL_BUILDER, LOG, NETWORK_STATUS,
  SCROLL_STORE,
} from '#application/service-keys';

/** Reads one of the catalogue's files by name. */
export type ReadCatalogueFile = (file: string) => Promise<unknown>;

/** Backend without a session: prerendering has no user. */
const signedOutBackend = lateBackend(() => Promise.reject(new Error('Sign-in is not available during prerendering.')),
  localStorageSessionHint());

export type CatalogueServices = { readonly catalogue: Catalogue; readonly images: ImageUrlBuilder };
export const embeddedFrom = (read: ReadCatalogueFile): CatalogueServices => ({
  catalogue: embeddedCatalogue((file) => TE.tryCatch(() => read(file), (error) => unexpected(String(error)))),
  images: { source: () => null },
});

/** Creates the services of a page that is rendered at build time: nobody is signed in. @param now the time of the page, in ms. */
export const createPrerenderServices = ({ catalogue, images }: CatalogueServices, now: number): ServiceContainer =>
  createContainer(coreModule, (bind) => {
    bind.constant(CLOCK, { now: () => now });
    bind.constant(NETWORK_STATUS, { online: NEVER });
    bind.constant(LOG, consoleLog);
    bind.constant(SCROLL_STORE, sessionScrollStore(null));
    bind.constant(BROWSER_STORAGE, webStorage);
    backendModule(signedOutBackend)(bind);
    appConfigModule(__ENVIRONMENT__)(bind);
    bind.constant(DEMO_ACCOUNTS, []);
    bind.constant(BANNER_REPOSITORY, staticBannerRepository());
    bind.constant(GENRE_IMAGE_REPOSITORY, null);
    bind.constant(CATALOGUE, catalogue);
    bind.constant(IMAGE_URL_BUILDER, images);
  });
