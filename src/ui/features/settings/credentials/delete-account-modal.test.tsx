import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listUseCasesOf } from '#application/lists/list-use-cases.fixture';
import { testOutboxStore } from '#application/lists/outbox/outbox-store.fixture';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { emptyOutbox } from '#application/ports/outbox-store';
import type { ServiceKey } from '#application/service-key';
import { ACCOUNT_USE_CASES, APP_CONFIG, BROWSER_STORAGE, LOG, MEMBER_LISTS_LOADER, SESSION_SERVICE } from '#application/service-keys';
import { commandOf, maya } from '#domain/lists/list.fixture';
import { forbidden, offline, type Failure } from '#domain/shared/failure';
import { ServicesProvider } from '#ui/services.tsx';
import { DeleteAccountModal } from './delete-account-modal';

const EMAIL = 'maya@marquee.example';
const TURNED_DOWN = `marquee.turned-down.${maya}`;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() { this.open = true; };
});
afterEach(cleanup);

/** Asks for the deletion of the account of a member with changes that are not sent. */
const deleteAccount = async (answer: E.Either<Failure, void>) => {
  const [storage, outbox] = [testBrowser()(), testOutboxStore()];
  const command = commandOf({ kind: 'describe-list', listID: 'a', description: 'For the two of us' });
  await outbox.update(maya, () => ({ ...emptyOutbox, pending: [command] }))();
  storage.local.set(TURNED_DOWN, 'movie-2\t\t\tRan');
  const lists = { ...listUseCasesOf(), editOutbox: (edit: Parameters<typeof outbox.update>[1]) => outbox.update(maya, edit) };
  let isAnswered = false;
  const services = new Map<symbol, unknown>([
    [ACCOUNT_USE_CASES, { deleteAccount: () => () => Promise.resolve(answer).finally(() => (isAnswered = true)) }],
    [APP_CONFIG, {}], [BROWSER_STORAGE, storage], [LOG, { failure: () => undefined }],
    [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(lists) }], [SESSION_SERVICE, { send: () => undefined }],
  ]);
  render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <DeleteAccountModal properties={{ email: EMAIL }} open onClose={() => undefined} />
    </ServicesProvider>,
  );
  fireEvent.change(screen.getByLabelText('Type your e-mail to confirm'), { target: { value: EMAIL } });
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'marquee-demo' } });
  await act(async () => {
    fireEvent.submit(screen.getByRole('form', { name: 'Delete account' }));
    await Promise.resolve();
  });
  await waitFor(() => expect(isAnswered).toBe(true));
  return { kept: () => [outbox.current().pending.map(({ change }) => change.kind), storage.local.get(TURNED_DOWN) !== null] };
};

it('deletes the changes that are not sent with the account', async () => {
  const { kept } = await deleteAccount(E.right(undefined));
  await waitFor(() => expect(kept()).toEqual([[], false]));
});

it.each([['was refused', forbidden('delete-account')], ['got no answer', offline]])(
  'keeps the changes that are not sent if the deletion %s',
  async (_, failure) => {
    const { kept } = await deleteAccount(E.left(failure));
    await screen.findByRole('alert');
    expect(kept()).toEqual([['describe-list'], true]);
  },
);
