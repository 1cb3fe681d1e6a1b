import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
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

const toasts = (): ReadonlyArray<ToastMessage> => {
  const shown: ToastMessage[] = [];
  registerToastBox((toast) => void shown.push(toast));
  return shown;
};

/** Confirms each question at once. */
vi.mock('#ui/shell/modals/modal-provider.tsx', () => ({
  useModal: () => ({ open: ({ properties: { onConfirm } }: { readonly properties: { readonly onConfirm: () => void } }) => onConfirm() }),
}));

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

it.each([
  ['done', 'Save the report (3 rows)', 'The report couldn’t be read from this browser’s storage. Try again.'],
  ['running', 'Pause', 'Nothing was changed: this browser’s storage didn’t answer. Try again.'],
  ['paused', 'Continue', 'Nothing was changed: this browser’s storage didn’t answer. Try again.'],
  ['running', 'Stop and keep what was added', 'Nothing was changed: this browser’s storage didn’t answer. Try again.'],
  ['done', 'Forget it here', 'Nothing was changed: this browser’s storage didn’t answer. Try again.'],
  ['running', 'Stop and undo', 'Nothing was changed: this browser’s storage didn’t answer. Try again.'],
  ['done', 'Undo this import', 'Nothing was changed: this browser’s storage didn’t answer. Try again.'],
] as const)('says that the browser’s storage fails: %s, %s', async (status, name, text) => {
  const shown = toasts();
  const fails = () => TE.left(unavailable(null, 'No storage'));
  open({ ...anImport, status }, { ...testImportJournal(), readText: fails, update: fails, forget: fails });
  fireEvent.click(screen.getByRole('button', { name }));
  await expect.poll(() => shown).toEqual([expect.objectContaining({ text, tone: 'bad' })]);
});

it('says that storage is full, and that a report is gone', async () => {
  const shown = toasts();
  const update = () => TE.left({ ...unavailable(null, 'QuotaExceededError'), storage: 'full' as const });
  open({ ...anImport, status: 'running' }, { ...testImportJournal(), update });
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await expect.poll(() => shown.at(-1)?.text).toBe('Nothing was saved: this device’s storage is full. Free some space and try again.');
  cleanup();
  open(anImport);
  fireEvent.click(screen.getByRole('button', { name: 'Save the report (3 rows)' }));
  await expect.poll(() => shown.at(-1)?.text).toBe('This browser doesn’t have the report any more.');
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
