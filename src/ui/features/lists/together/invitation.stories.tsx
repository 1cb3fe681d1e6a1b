import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { within } from 'storybook/test';
import { conflict } from '#domain/shared/failure';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { INVITE_ID, jointFilms, resetJointFilms } from './story-joint-list.fixture';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const at = `/user-profile/user-lists?invitation=${INVITE_ID}`;

const meta: Meta = {
  title: 'Features/Lists/Invitation',
  render: () => <Screen />,
  parameters: { at, scenario: { ownLists: jointFilms(3) } },
  globals: asMember,
  beforeEach: resetJointFilms,
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const opened = ({ canvas }: Context) => canvas.findByRole('region', { name: 'Ben Ito invites you to edit “Noir november”' });

/** The invitation says what it leads to and what the others will see, and leads to the list. */
export const Accepts: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const panel = within(await opened(context));
    await expect(panel.getByText(/sees your display name/)).toBeVisible();
    await context.userEvent.click(panel.getByRole('button', { name: 'Edit together' }));
    await expect(await context.canvas.findByText('Edited by Ben Ito and Nell Okafor')).toBeVisible();
  },
};
const stays = async (context: Context): Promise<void> => {
  await expect(await opened(context)).toBeVisible();
  await expect(await context.canvas.findByRole('heading', { name: 'Lists with others' })).toBeVisible();
  await fitsTheScreen();
};
export const Invited: Story = { play: stays };
export const InvitedLight: Story = { play: stays, globals: { ...asMember, theme: 'light' } };
export const InvitedPhone: Story = { play: stays, globals: phone };
export const Declined: Story = {
  play: async (context) => {
    await opened(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Edit together' })).toBeNull());
  },
};
export const Ended: Story = {
  parameters: { at: '/user-profile/user-lists?invitation=0' },
  play: async ({ canvas }) => expect(await canvas.findByText(/This invitation has ended/)).toBeVisible(),
};
/** The list has no room for more people. */
export const Full: Story = {
  parameters: { scenario: { ownLists: { joint: { ...jointFilms(3).joint, joinList: () => TE.left(conflict('people')) } } } },
  play: async (context) => {
    await context.userEvent.click(within(await opened(context)).getByRole('button', { name: 'Edit together' }));
    await expect(await context.canvas.findByText(/20 people already edit this list/)).toBeVisible();
  },
};
