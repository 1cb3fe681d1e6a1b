import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import { noEntries, type ImportRecord } from '#application/ports/import-journal';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { maya } from '#domain/lists/list.fixture';
import { unavailable } from '#domain/shared/failure';
import { registerToastBox, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { ImportCard } from './import-card';

const record: ImportRecord = {
  importId: 'one', startedAt: 0, names: ['diary.csv'], status: 'done', adds: noEntries, added: noEntries, changes: 0, made: 0, takenBack: 0,
  refused: 0, skippedLists: [], leftOut: 0, unmatched: 0, found: 0, isKept: false, kept: 0, left: [], rows: 3,
};
afterEach(cleanup);

it('says why a report cannot be saved', async () => {
  const toasts: ToastMessage[] = [];
  registerToastBox((toast) => void toasts.push(toast));
  const journal = { ...testImportJournal(), readText: () => TE.left(unavailable(null, 'No storage')) };
  const get = <T,>(key: ServiceKey<T>): T => new Map<unknown, unknown>([[CLOCK, { now: () => 0 }]]).get(key) as T;
  render(
    <MemoryRouter>
      <ServicesProvider value={{ get }}><ImportCard uid={maya} journal={journal} record={record} /></ServicesProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save the report (3 rows)' }));
  await expect.poll(() => toasts).toEqual([expect.objectContaining({ tone: 'bad' })]);
});
