import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { anImport, testImportJournal } from '#application/imports/run/import-journal.fixture';
import type { ImportRecord } from '#application/ports/import-journal';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { maya } from '#domain/lists/list.fixture';
import { unavailable } from '#domain/shared/failure';
import { registerToastBox, type ToastMessage } from '#ui/design/toasts/toast.ts';
import { ServicesProvider } from '#ui/services.tsx';
import { ImportCard } from './import-card';

afterEach(cleanup);

const open = (record: ImportRecord, journal = testImportJournal()): void => {
  const get = <T,>(key: ServiceKey<T>): T => new Map<unknown, unknown>([[CLOCK, { now: () => 0 }]]).get(key) as T;
  render(
    <MemoryRouter>
      <ServicesProvider value={{ get }}><ImportCard uid={maya} journal={journal} record={record} /></ServicesProvider>
    </MemoryRouter>,
  );
};

it('says that settings of a file are missing, unless they can still be added or nothing of it stays', () => {
  const isSaid = (status: ImportRecord['status'], lacksProfile = true): boolean => {
    cleanup();
    open({ ...anImport, status, lacksProfile });
    return screen.queryByText(/^Settings and other parts of the profile .* Import the file again/) !== null;
  };
  expect([isSaid('done'), isSaid('stopped'), isSaid('running'), isSaid('paused'), isSaid('undone'), isSaid('done', false)])
    .toEqual([true, true, true, false, false, false]);
});

it('says why a report cannot be saved', async () => {
  const toasts: ToastMessage[] = [];
  registerToastBox((toast) => void toasts.push(toast));
  const journal = { ...testImportJournal(), readText: () => TE.left(unavailable(null, 'No storage')) };
  open(anImport, journal);
  fireEvent.click(screen.getByRole('button', { name: 'Save the report (3 rows)' }));
  await expect.poll(() => toasts).toEqual([expect.objectContaining({ tone: 'bad' })]);
});

it('names all files of an import, also those that its heading only counts', () => {
  const names = ['diary.csv', 'ratings.csv', 'watched.csv', 'likes.csv'];
  open({ ...anImport, names });
  fireEvent.click(screen.getByText('All 4 files'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent).slice(1)).toEqual(names);
  cleanup();
  open({ ...anImport, names: names.slice(0, 3) });
  expect(screen.queryByText(/^All/)).toBeNull();
});
