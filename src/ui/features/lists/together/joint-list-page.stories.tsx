import type { Meta, StoryObj } from '@storybook/react-vite';
import * as TE from 'fp-ts/TaskEither';
import { screen, within } from 'storybook/test';
import { notFound, offline } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { JOINT_ADDRESS, jointFilms, keptJointFilms, resetJointFilms } from './story-joint-list.fixture';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const scenarioOf = (...films: Parameters<typeof jointFilms>) => ({ scenario: { ownLists: jointFilms(...films) } });

const meta: Meta = {
  title: 'Features/Lists/List with others',
  render: () => <Screen />,
  parameters: { at: JOINT_ADDRESS, ...scenarioOf(17) },
  globals: asMember,
  beforeEach: resetJointFilms,
};
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const names = (canvas: Context['canvas']): ReadonlyArray<string | undefined> =>
  within(canvas.getByRole('list', { name: 'All titles in this list' })).getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent);
const shows = async ({ canvas }: Context): Promise<void> => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Noir november' })).toBeVisible();
  await waitFor(() => expect(names(canvas)[0]).toBe('1. The Maltese Falcon'));
};

export const Many: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await shows(context);
    const { canvas } = context;
    await expect(canvas.getByText('Edited by Ben Ito and Nell Okafor')).toBeVisible();
    await expect(canvas.getAllByText('Nell Okafor', { exact: false })[0]).toBeVisible();
    await expect(canvas.getAllByText('Added by someone who has left')[0]).toBeVisible();
    await fitsTheScreen();
  },
};
export const Light: Story = { ...Many, globals: { ...asMember, theme: 'light' } };
export const Tablet: Story = { play: shows, globals: { viewport: { value: 'tablet' }, role: 'member' } };
export const Phone: Story = { ...Many, globals: phone };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };

/** A title is removed, and comes back with Undo; another one moves up. */
export const Changes: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await shows(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for The Maltese Falcon' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from this list' }));
    await waitFor(() => expect(names(canvas)[0]).toBe('1. Sunset Boulevard'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names(canvas)[0]).toBe('1. The Maltese Falcon'));
    await expect(canvas.getByText('Added by you')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for Sunset Boulevard' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(names(canvas).slice(0, 2)).toEqual(['1. Sunset Boulevard', '2. The Maltese Falcon']));
  },
};

/** Titles are moved by their grips, as in own lists; a screen reader announces the place. */
export const MovesByKeyboard: Story = {
  play: async (context) => {
    await shows(context);
    const { canvas, userEvent } = context;
    const grip = await canvas.findByRole('button', { name: 'Move The Maltese Falcon, now 1 of 17' });
    grip.focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('The Maltese Falcon: position 1 of 17.')).toBeInTheDocument();
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(screen.queryByText('The Maltese Falcon: position 1 of 17.')).toBeNull();
    });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(names(canvas)[0]).toBe('1. Sunset Boulevard'));
    await expect(names(canvas).slice(1, 4).some((name) => name?.endsWith('The Maltese Falcon') === true)).toBe(true);
  },
};

/** The dialog that finds titles adds to the list of others. */
export const AddsTitles: Story = {
  parameters: scenarioOf(1),
  play: async (context) => {
    await shows(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Add titles' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add titles' }));
    await userEvent.type(dialog.getByRole('combobox'), 'chinatown');
    await userEvent.click((await dialog.findAllByRole('button', { name: /^Add Chinatown/ }))[0] as HTMLElement);
    await expect(await dialog.findByText('On this list', { exact: false })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(names(canvas)).toEqual(['1. The Maltese Falcon', '2. Chinatown']));
  },
};

/** Leaving keeps a copy among the member's own lists. */
export const Leaves: Story = {
  tags: ['smoke'],
  parameters: scenarioOf(3),
  play: async (context) => {
    await shows(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave this list' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave “Noir november”?' }));
    await expect(question.getByText(/You keep a copy/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Leave this list' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Manage lists' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /Noir november/ }))[0]).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Lists with others' })).toBeNull();
  },
};

export const One: Story = { parameters: scenarioOf(1), play: shows };
export const Empty: Story = {
  parameters: scenarioOf(0),
  play: async ({ canvas }) => expect(await canvas.findByText(/has no titles yet/)).toBeVisible(),
};
/** Further titles are read on request. */
export const Long: Story = {
  parameters: scenarioOf(120),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(names(canvas)).toHaveLength(100));
  },
};
const longName = `Donaudampfschifffahrts${'gesellschaft'.repeat(3)}`;
export const LongWords: Story = {
  parameters: scenarioOf(3, { displayName: longName, owner: longName }, { title: longName }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await fitsTheScreen();
  },
  globals: phone,
};
export const Waiting: Story = {
  parameters: { scenario: { ownLists: { joint: { getJointList: () => () => new Promise(() => {}) } } } },
  play: async ({ canvas }) => expect(await canvas.findByText('Loading the list')).toBeInTheDocument(),
};
/** Without a network, the list is as it was read last, and says since when. */
export const KnownWithoutNetwork: Story = {
  parameters: { scenario: { ownLists: { joint: { getJointList: () => TE.left(offline) } } } },
  beforeEach: () => localStorage.setItem('marquee.joint.story-member', keptJointFilms(17, Date.parse('2026-11-20T18:30:00'))),
  play: async (context) => {
    await shows(context);
    await expect(context.canvas.getByText(/^As of 20 Nov, 18:30\. What others have changed since then is missing\.$/)).toBeVisible();
    await expect(context.canvas.getAllByRole('button', { name: /^Try again/ })[0]).toBeVisible();
    await fitsTheScreen();
  },
};
export const KnownWithoutNetworkPhone: Story = { ...KnownWithoutNetwork, globals: phone };
const ended = jointFilms(17);
/** The owner deletes the list while it is open: the member can keep what the page has. */
export const Gone: Story = {
  parameters: { scenario: { ownLists: ended } },
  play: async (context) => {
    await shows(context);
    const { canvas, userEvent } = context;
    await ended.joint.removeFromList?.('', aUserId('ben'))();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText(/has deleted this list, or you no longer edit it\./)).toBeVisible();
    await expect(canvas.getByText(/a copy of its 17 titles, notes included/)).toBeVisible();
    await fitsTheScreen();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep a copy' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Manage lists' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: /Noir november/ }))[0]).toBeVisible();
  },
};
/** The list was deleted since an earlier visit, of which this browser keeps the first page. */
export const GoneSinceThen: Story = {
  parameters: { scenario: { ownLists: { joint: { getJointList: () => TE.left(notFound('list')) } } } },
  beforeEach: () => localStorage.setItem('marquee.joint.story-member', keptJointFilms(17, Date.parse('2026-11-20T18:30:00'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of 20 Nov, 18:30\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep a copy' })).toBeVisible();
    await expect(localStorage.getItem('marquee.joint.story-member')).not.toContain('ben-noir');
    await fitsTheScreen();
  },
};
export const GoneSinceThenPhone: Story = { ...GoneSinceThen, globals: phone };
export const Failed: Story = {
  parameters: { scenario: { ownLists: { joint: { getJointList: () => TE.left(offline) } } } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
