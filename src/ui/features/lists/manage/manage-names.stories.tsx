import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const meta: Meta = {
  title: 'Features/Lists/Names of lists',
  render: () => <Screen />,
  globals: { role: 'member' },
  parameters: {
    at: '/user-profile/user-lists',
    scenario: { ownLists: { changes: [{ kind: 'create-list', listID: 'mac', name: 'macOS demos', description: '', order: 'b' }] } },
  },
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const names = (canvas: Context['canvas']): ReadonlyArray<string | undefined> =>
  within(canvas.getByRole('list', { name: 'Your lists' })).getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent);
const showsName = async ({ canvas }: Context, name: string): Promise<void> => waitFor(() => expect(names(canvas)).toContain(name));
const create = async ({ canvas, userEvent }: Context, name: string): Promise<void> =>
  userEvent.type(await canvas.findByLabelText('New list'), `${name}{Enter}`);
const choose = async ({ canvas, userEvent }: Context, list: string, action: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${list}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

/** The capitals are part of every text about the list; only they can be changed. */
export const Capitals: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await showsName(context, 'macOS demos');
    await expect(canvas.getByRole('navigation', { name: 'Profile menu' })).toHaveTextContent('macOS demos');
    await create(context, 'DC Universe');
    await showsName(context, 'DC Universe');
    await expect(await screen.findByText(/“DC Universe”/)).toBeInTheDocument();
    await create(context, 'dc universe');
    await expect(await canvas.findByText(/already have a list with this name/)).toBeVisible();
    await choose(context, 'DC Universe', 'Rename');
    const field = canvas.getByLabelText('List name');
    await expect(field).toHaveValue('DC Universe');
    await userEvent.clear(field);
    await userEvent.type(field, 'DC universe{Enter}');
    await showsName(context, 'DC universe');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await showsName(context, 'DC Universe');
    await choose(context, 'DC Universe', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete list' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore DC Universe' }));
    await showsName(context, 'DC Universe');
  },
};

export const JoinedEmoji: Story = {
  play: async (context) => {
    await create(context, '🏳️‍🌈 Pride');
    await showsName(context, '🏳️‍🌈 Pride');
    await create(context, 'Heist\u200Bnights');
    await expect(
      await context.canvas.findByText('The name contains an invisible character or a special space. Type it again.'),
    ).toBeVisible();
  },
};
