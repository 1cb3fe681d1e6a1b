import { cleanup, render, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, of } from 'rxjs';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { anImport, testImportJournal } from '#application/imports/run/import-journal.fixture';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ImportJournal } from '#application/ports/import-journal';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import type { ServiceKey } from '#application/service-key';
import { APP_CONFIG, BROWSER_STORAGE, CATALOGUE, CLOCK, NETWORK_STATUS } from '#application/service-keys';
import { maya } from '#domain/lists/list.fixture';
import {
  forbidden, invalidData, offline, rateLimited, unauthenticated, unavailable, unexpected, type Failure,
} from '#domain/shared/failure';
import { ServicesProvider } from '#ui/services.tsx';
import { ImportNotice } from '#ui/features/settings/import/import-notice.tsx';
import { ImportRecords } from './import-records';

afterEach(cleanup);

type Options = {
  readonly isOnline?: boolean; readonly dataLocation?: 'browser' | 'server'; readonly unanswered?: Failure;
  readonly readChange?: ImportJournal['readChange'];
};
const pending = { ...emptyOutbox, pending: [1, 2] } as unknown as Outbox;

/** Shows the card of an import that runs, and the notice that other pages have. */
const show = async ({ isOnline = true, dataLocation = 'server', unanswered, readChange }: Options) => {
  const journal = { ...testImportJournal(), ...(readChange !== undefined && { readChange }) };
  const adds = { viewings: 1302, ratings: 0, items: 0, lists: 0 };
  await journal.begin(maya, { ...anImport, status: 'running', adds, added: { ...adds, viewings: 600 }, changes: 9 }, [],
    { report: '', unmatched: '' })();
  const stored: Outbox = readChange === undefined ? { ...pending, ...(unanswered !== undefined && { unanswered }) } : emptyOutbox;
  const outbox = new BehaviorSubject(E.right(stored));
  const lists = { uid: maya, importJournal: TE.right(journal), outbox, editOutbox: () => TE.right(emptyOutbox) } as unknown as ListUseCases;
  const services = new Map<unknown, unknown>([
    [APP_CONFIG, { dataLocation }], [BROWSER_STORAGE, testBrowser()()], [CLOCK, { now: () => 0 }],
    [NETWORK_STATUS, { online: of(E.right(isOnline)) }], [CATALOGUE, { findSuccessor: () => TE.right(null) }],
  ]);
  const get = <T,>(key: ServiceKey<T>): T => services.get(key) as T;
  render(
    <MemoryRouter>
      <ServicesProvider value={{ get }}>
        <ImportNotice lists={lists} underHeader={false} />
        <ImportRecords lists={lists} isPreparing={false} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  return outbox;
};
const DONE = '600 of 1,302 entries added.';
const storageFails = () => TE.left(unavailable(null, 'No storage'));

it.each<[string, Options]>([
  ['Waiting for the connection.', { isOnline: false }],
  ['Waiting for the connection.', { isOnline: false, unanswered: unauthenticated }],
  ['Waiting for the server.', { unanswered: offline }],
  ['Waiting for the server.', { unanswered: unavailable(503, 'down') }],
  ['Waiting for the server.', { unanswered: rateLimited(null) }],
  ['Your session has ended. Sign in again.', { unanswered: unauthenticated }],
  ...[unexpected('broken'), invalidData('outbox', 'a', 'b'), forbidden('lists')].map((unanswered): [string, Options] =>
    ['Something went wrong. We keep trying.', { unanswered }]),
  ['Waiting for this browser’s storage, which is full or can’t be used.', { readChange: storageFails }],
])('says in the card and on other pages: %s', async (wait, options) => {
  await show(options);
  expect(await screen.findByText(`${wait} ${DONE}`)).toBeTruthy();
  expect(await screen.findByText(`${wait} Importing: ${DONE}`)).toBeTruthy();
});

it('waits for no network if the account is in this browser, and for no server once it has answered', async () => {
  const outbox = await show({ isOnline: false, dataLocation: 'browser', unanswered: unavailable(503, 'down') });
  await screen.findByText(`Waiting for the server. ${DONE}`);
  outbox.next(E.right(pending));
  expect(await screen.findByText(DONE)).toBeTruthy();
  expect(await screen.findByText(`Importing: ${DONE}`)).toBeTruthy();
});
