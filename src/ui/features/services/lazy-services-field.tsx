import { createNotLoadedNote } from '#ui/feedback/not-loaded-note.tsx';
import { SERVICES_MESSAGES } from '#ui/messages/catalogue/services.messages.ts';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import type { ServicesFieldProps } from './services-field';

/** The filter by streaming services, loaded when it is first opened. */
export const LazyServicesField = lazyOptionalPart<ServicesFieldProps>(
  () => import('./services-field').then((module) => module.ServicesField),
  createNotLoadedNote(SERVICES_MESSAGES.loading, SERVICES_MESSAGES.failedPart),
);
