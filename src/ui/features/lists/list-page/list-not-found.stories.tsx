import type { Meta, StoryObj } from '@storybook/react-vite';
import { unavailable } from '#domain/shared/failure';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { create } from '#ui/features/lists/manage/managed-lists.fixture.ts';
import { addNoir, createNoir } from '#ui/features/lists/story-lists.fixture.ts';

const changes = [...createNoir, addNoir('noir', 3)];
const meta: Meta = {
  title: 'Features/Lists/List not-found page',
  render: () => <Screen />,
  parameters: { scenario: { ownLists: { changes } } },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;

const isMissing = (at: string, more: Story = {}): Story => ({
  ...more,
  parameters: { at, ...more.parameters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 Page not found' })).toBeVisible();
    await expect(canvas.queryByText('The Maltese Falcon')).toBeNull();
  },
});

/** The id of one list with the name of another one shows neither. */
export const NotFoundWrongName = isMissing('/user-profile/user-lists/watchlist?list_id=noir');
export const NotFoundWrongId = isMissing('/user-profile/user-lists/noir_november?list_id=story-watchlist');
export const NotFoundWithoutId = isMissing('/user-profile/user-lists/noir_november');
export const NotFoundOtherMember = isMissing('/user-profile/user-lists/favorites?list_id=maya-favorites', {
  globals: { viewport: { value: 'phone' } },
});
const isDeleted = { scenario: { ownLists: { changes: [...changes, { kind: 'delete-list', listID: 'noir' }] } } };

/** A list that was deleted, maybe in another tab, can be restored where it is missed. */
export const NotFoundDeleted: Story = {
  parameters: { ...isDeleted, at: '/user-profile/user-lists/noir_november?list_id=noir' },
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This list was deleted. You can restore it with all its titles for 30 days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect((await canvas.findAllByRole('link', { name: /The Maltese Falcon/ }))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Noir november' })).toBeVisible();
  },
};

/** A list whose name was taken in the meantime comes back under another one, and its page follows. */
export const NotFoundDeletedNameTaken: Story = {
  parameters: {
    scenario: { ownLists: { changes: [...isDeleted.scenario.ownLists.changes, create('second', 'noir_november')] } },
    at: '/user-profile/user-lists/noir_november?list_id=noir',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await userEvent.type(await canvas.findByLabelText('New name'), ' again{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Noir november again' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /The Maltese Falcon/ }))[0]).toBeVisible();
  },
};

/** Without an answer about deleted lists nobody says that there was no such list. */
export const DeletedUnknown: Story = {
  parameters: {
    scenario: { ownLists: { changes: [...changes, { kind: 'delete-list', listID: 'noir' }], binFailure: unavailable(503, 'busy') } },
    at: '/user-profile/user-lists/noir_november?list_id=noir',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText(/404/)).toBeNull();
  },
};
const renamed = [...changes, { kind: 'rename-list', listID: 'noir', name: 'Noir all year' }] as const;

/** A list that was renamed and then deleted is found at its former address too. */
export const NotFoundDeletedAfterRename: Story = {
  ...NotFoundDeleted,
  parameters: {
    scenario: { ownLists: { changes: [...renamed, { kind: 'delete-list', listID: 'noir' }] } },
    at: '/user-profile/user-lists/noir_november?list_id=noir',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This list was deleted. You can restore it with all its titles for 30 days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Noir all year' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /The Maltese Falcon/ }))[0]).toBeVisible();
  },
};

/** The former address of a renamed list leads to the list. */
export const FormerName: Story = {
  parameters: { scenario: { ownLists: { changes: renamed } }, at: '/user-profile/user-lists/noir_november?list_id=noir' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Noir all year' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /The Maltese Falcon/ }))[0]).toBeVisible();
  },
};

/** The name of one list with the id of another that was renamed shows neither. */
export const NotFoundNameOfAnother = isMissing('/user-profile/user-lists/watchlist?list_id=noir', {
  parameters: { scenario: { ownLists: { changes: renamed } } },
});
export const NotFoundDeletedWithOtherName = isMissing('/user-profile/user-lists/watchlist?list_id=noir', { parameters: isDeleted });
