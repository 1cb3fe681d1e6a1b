import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import type { Play } from '#storybook/story-checks.fixture.ts';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { inLightTheme, network, onTablet } from '#storybook/story-settings.fixture.ts';
import { addNoir, createNoir, NOIR_ADDRESS } from '#ui/features/lists/story-lists.fixture.ts';

const asMember = { role: 'member' } as const;
const phone = { viewport: { value: 'phone' }, role: 'member' } as const;
const ownLists = { changes: [...createNoir, addNoir('noir')] };

const meta: Meta = {
  title: 'Features/Lists/Share-list modal',
  render: () => <Screen />,
  parameters: { at: NOIR_ADDRESS, scenario: { ownLists } },
  globals: asMember,
};
export default meta;
type Story = StoryObj;
type Context = Parameters<Play>[0];

const openDialog = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions for this list' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share list' }));
  return within(await screen.findByRole('dialog', { name: 'Share “Noir november”' }));
};
const create = async (context: Context) => {
  const dialog = await openDialog(context);
  await context.userEvent.click(await dialog.findByRole('button', { name: 'Create link' }));
  return dialog;
};

/** The dialog of a list without a link says what others see. */
export const NotShared: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByText(/the titles of the list, and your display name/)).toBeVisible();
    await expect(dialog.getByText(/don’t see your e-mail address, notes/)).toBeVisible();
    await expect(dialog.getByText(/works only in this browser/)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};
export const NotSharedLight: Story = { ...NotShared, globals: { ...asMember, theme: 'light' } };
export const NotSharedPhone: Story = { ...NotShared, globals: phone };
/** With a server, the link works everywhere. */
export const OnServer: Story = {
  parameters: { scenario: { ownLists, dataLocation: 'server' } },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.queryByText(/works only in this browser/)).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Download this list' })).toBeNull();
  },
};

/** The link stays the same when the dialog is opened again, and the list is marked. */
export const Shared: Story = {
  play: async (context) => {
    const dialog = await create(context);
    const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Link to this list' });
    await expect(link.value).toMatch(/\/lists\/[0-9a-f]{32}$/);
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    const first = link.value;
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(context.canvas.getByText('Shared')).toBeVisible());
    await expect(await (await openDialog(context)).findByRole('textbox', { name: 'Link to this list' })).toHaveValue(first);
    await fitsTheScreen();
  },
};
export const SharedPhone: Story = { ...Shared, globals: phone };
export const SharedLightPhone: Story = { ...Shared, globals: { ...phone, theme: 'light' } };

/** Notes are shown only by choice, also after the link was made, and hidden again. */
export const ShowsNotes: Story = {
  play: async (context) => {
    const dialog = await openDialog(context);
    const notes = dialog.getByRole('switch', { name: 'Show my notes' });
    await expect(notes).not.toBeChecked();
    await context.userEvent.click(notes);
    await expect(dialog.getByText(/the titles of the list with your notes/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await dialog.findByRole('textbox', { name: 'Link to this list' });
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(context.canvas.getByText('Shared')).toBeVisible());
    const again = await openDialog(context);
    await expect(again.getByRole('switch', { name: 'Show my notes' })).toBeChecked();
    await context.userEvent.click(again.getByRole('switch', { name: 'Show my notes' }));
    await expect(again.getByText(/don’t see your e-mail address, notes/)).toBeVisible();
    await fitsTheScreen();
  },
};
export const ShowsNotesPhone: Story = { ...ShowsNotes, globals: phone };
export const ShowsNotesTabletLight: Story = { ...ShowsNotes, globals: { ...asMember, ...inLightTheme(onTablet) } };

/** A picture of the posters is drawn on this device, in two shapes. */
export const Picture: Story = {
  tags: ['smoke'],
  play: async (context) => {
    const dialog = await openDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Make a picture' }));
    const alt = 'Posters of the list, and its name: Noir november';
    const drawn = async (width: number, height: number): Promise<void> =>
      waitFor(() => {
        const image = dialog.getByRole<HTMLImageElement>('img', { name: alt });
        return expect([image.naturalWidth, image.naturalHeight]).toEqual([width, height]);
      });
    await drawn(1200, 630);
    // The picture is seen, though the dialog is longer than the screen.
    const bottom = (): number => dialog.getByRole('img', { name: alt }).getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Tall' }));
    await drawn(1080, 1350);
    await expect(dialog.getByRole('button', { name: 'Download picture' })).toBeEnabled();
    await fitsTheScreen();
  },
};
export const PicturePhone: Story = { ...Picture, globals: phone };
export const PictureTabletLight: Story = { ...Picture, globals: { ...asMember, ...inLightTheme(onTablet) } };
/** A list of few titles shows each of them. */
export const PictureOfFew: Story = { ...Picture, parameters: { scenario: { ownLists: { changes: [...createNoir, addNoir('noir', 3)] } } } };
/** An empty list has neither picture nor file. */
export const EmptyList: Story = {
  parameters: { scenario: { ownLists: { changes: createNoir } } },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Make a picture' })).toBeNull();
  },
};

/** Without a server, the list is a file for another Marquee. */
export const SavesFile: Story = {
  play: async (context) => {
    const dialog = await openDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Download this list' }));
    await expect(await screen.findByText('Saved the list as a file')).toBeVisible();
  },
};

/** The link ends behind a confirmation. */
export const Ended: Story = {
  play: async (context) => {
    const dialog = await create(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'End share link' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End the link to “Noir november”?' }));
    await context.userEvent.click(question.getByRole('button', { name: 'End share link' }));
    await expect(await screen.findByText('The link to “Noir november” has ended')).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText('Shared')).toBeNull());
  },
};
/** The question before the link ends. */
export const AsksBeforeEnding: Story = {
  play: async (context) => {
    const dialog = await create(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'End share link' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End the link to “Noir november”?' }));
    await expect(question.getByText(/Nobody can open the list with this link/)).toBeVisible();
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep sharing' })).toHaveFocus());
  },
};

const says = (text: RegExp): Play => async (context) => {
  const dialog = await create(context);
  await expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeEnabled();
};
export const Offline: Story = { globals: { ...asMember, ...network('offline') }, play: says(/You’re offline\. The list isn’t shared/) };
export const OfflinePhone: Story = { ...Offline, globals: { ...phone, ...network('offline') } };
