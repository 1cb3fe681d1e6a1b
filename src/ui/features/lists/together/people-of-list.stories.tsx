import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { screen, within } from 'storybook/test';
import { putDocument, type MemoryState } from '#adapters/memory/storage/state';
import { offline } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { addNoir } from '#ui/features/lists/story-lists.fixture.ts';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const LIST = 'story-favorites';
const ada = aUserId('ada');

/** The favorites of the story's member, which Ada edits too. */
const withEditor = (state: MemoryState): MemoryState => {
  const list = state.lists.get(LIST);
  return list === undefined ? state : putDocument('lists', LIST, { ...list, editors: [ada] })(state);
};
const ownLists = { changes: [addNoir(LIST, 5)], by: ada };

const meta: Meta = {
  title: 'Features/Lists/People of a list',
  render: () => <Screen />,
  parameters: { at: `/user-profile/user-lists/favorites?list_id=${LIST}`, scenario: { ownLists, stored: withEditor } },
  globals: asMember,
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openDialog = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions for this list' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share list' }));
  return within(await screen.findByRole('region', { name: 'Edit together' }));
};

/** The owner sees who added what, in both layouts. */
export const AddedByOthers: Story = {
  tags: ['smoke'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Ada', { exact: false, selector: 'bdi' }))[0]).toBeVisible();
    await fitsTheScreen();
  },
};
export const AddedByOthersPhone: Story = { ...AddedByOthers, globals: phone };
export const AddedByOthersTable: Story = {
  ...AddedByOthers,
  parameters: { at: `/user-profile/user-lists/favorites?list_id=${LIST}&view=table` },
};

/** An invitation is made and ended; the people stay. */
export const Invites: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const people = await openDialog(context);
    await context.userEvent.click(await people.findByRole('button', { name: 'Create invitation link' }));
    await expect((await people.findByRole<HTMLInputElement>('textbox', { name: 'Invitation link' })).value)
      .toMatch(/\/user-profile\/user-lists\?invitation=[0-9a-f]{32}$/);
    await context.userEvent.click(people.getByRole('button', { name: 'End invitation' }));
    await expect(await people.findByRole('button', { name: 'Create invitation link' })).toBeVisible();
    await expect(people.getByRole('button', { name: /^Remove Ada/ })).toBeVisible();
    await fitsTheScreen();
  },
};
export const InvitesPhone: Story = { ...Invites, globals: phone };
export const InvitesLight: Story = { ...Invites, globals: { ...asMember, theme: 'light' } };

/** Taking somebody out asks first, and says what stays. */
export const Removes: Story = {
  play: async (context) => {
    const people = await openDialog(context);
    await context.userEvent.click(await people.findByRole('button', { name: /^Remove Ada/ }));
    const question = within(await people.findByRole('alertdialog'));
    await expect(question.getByText(/What they added stays/)).toBeVisible();
    await context.userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await people.findByText('Nobody else edits this list.')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: { ownLists: { ...ownLists, joint: { getListPeople: () => TE.left(offline) } } } },
  play: async (context) => expect(await (await openDialog(context)).findByRole('button', { name: /Try again/ })).toBeVisible(),
};
export const Waiting: Story = {
  parameters: { scenario: { ownLists: { ...ownLists, joint: { getListPeople: () => () => new Promise(() => {}) } } } },
  play: async (context) => expect(await (await openDialog(context)).findByText('Loading who edits this list')).toBeInTheDocument(),
};
