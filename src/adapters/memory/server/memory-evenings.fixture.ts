import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { notFound } from '#domain/shared/failure';
import type { EveningRepository } from '#domain/shared-evening/evening-repository';
import type { StoredEvening } from '#domain/shared-evening/stored-evening';

/** Shared evenings in memory, as long as the process or the page lasts. A site without a server offers none. */
export const memoryEvenings = (): EveningRepository => {
  const evenings = new Map<string, StoredEvening>();
  return {
    add: (evening) => TE.fromIO(() => void evenings.set(evening.id, evening)),
    find: (id) => TE.fromIO(() => O.fromNullable(evenings.get(id))),
    findByCode: (code) => TE.fromIO(() => [...evenings.values()].filter((evening) => evening.code === code)),
    update: (id, change) => pipe(
      TE.fromIO(() => evenings.get(id)),
      TE.flatMapEither((evening) => (evening === undefined ? E.left(notFound('evening')) : change(evening))),
      TE.tapIO((changed) => () => evenings.set(id, changed)),
    ),
  };
};
