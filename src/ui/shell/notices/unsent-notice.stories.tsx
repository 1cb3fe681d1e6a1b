import type { ServiceKey } from '#application/service-key';
import { MEMBER_LISTS_LOADER } from '#application/service-keys';
import * as E from 'fp-ts/Either';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { BehaviorSubject } from 'rxjs';
import { fn, screen } from 'storybook/test';
import { emptyOutbox, type Outbox } from '#application/ports/outbox-store';
import { commandOf, newItem } from '#domain/lists/list.fixture';
import { conflict, unavailable } from '#domain/shared/failure';
import { ServicesProvider } from '#ui/services.tsx';
import { endsAtOnce } from '#storybook/story-settings.fixture.ts';
import { expect } from '#storybook/story-expect.ts';
import { UNSENT_AFTER_MS, UnsentNotice } from './unsent-notice';

const sendAgain = fn();
const pending = [1, 2].map((id) => commandOf({ kind: 'add-items', listID: 'a', items: [newItem(id)] }));
const unanswered: Outbox = { ...emptyOutbox, pending, unanswered: unavailable(503, 'busy') };
const refused = pending.map((command) => ({ command, failure: conflict('deleted list'), waiting: [] }));

const WithUnsentChanges = ({ outbox }: { readonly outbox: Outbox }): React.JSX.Element => {
  const services = useMemo(() => {
    const current$ = new BehaviorSubject({ outbox: new BehaviorSubject(E.right(outbox)), sendAgain });
    return { get: <T,>(key: ServiceKey<T>) => (key === (MEMBER_LISTS_LOADER as unknown) ? { current$ } : null) as T };
  }, [outbox]);
  return (
    <ServicesProvider value={services}>
      <main style={{ minHeight: '60vh' }}>
        <UnsentNotice underHeader={false} />
        <h1 className="poster p-m" style={{ padding: 'var(--gutter)' }}>The page</h1>
      </main>
    </ServicesProvider>
  );
};

const meta: Meta = {
  title: 'App/Unsent changes',
  render: () => <WithUnsentChanges outbox={unanswered} />,
  beforeEach: endsAtOnce(UNSENT_AFTER_MS),
};
export default meta;

/** Online, changes that the server has not answered are visible after some seconds, with the reason. */
export const Phone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    sendAgain.mockClear();
    await expect(await screen.findByText(/^2 changes are not sent yet/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(sendAgain).toHaveBeenCalledOnce();
  },
};

/** Both notices: of changes that were refused, and of those that are not sent. */
export const RefusedPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <WithUnsentChanges outbox={{ ...unanswered, refused }} />,
  play: async () => {
    await expect(await screen.findByText('2 changes couldn’t be saved.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See why' })).toBeVisible();
    await expect(await screen.findByText(/^2 changes are not sent yet/)).toBeVisible();
  },
};
