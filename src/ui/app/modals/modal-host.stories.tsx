import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, within } from 'storybook/test';
import type { ShownModal } from '#application/shell/modal-machine';
import { Button } from '#ui/design/buttons/button.tsx';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { useLayerEntries } from '#ui/app/navigation/use-layer-entries.ts';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { ModalHost } from './modal-host';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];
type Args = { readonly modal: ShownModal };

const Opener = ({ modal }: Args): React.JSX.Element => {
  const { open } = useModal();
  useLayerEntries();
  return (
    <main style={{ padding: '2rem', minHeight: '120vh' }}>
      <h1 className="poster p-m">The page behind</h1>
      <Button onClick={() => open(modal)}>Open</Button>
      <ModalHost />
    </main>
  );
};

const meta: Meta<Args> = { title: 'App/Modal host', render: (args) => <Opener {...args} /> };
export default meta;
type Story = StoryObj<Args>;

/** Clicks without `userEvent`, which runs in React's act environment and does not resume components that suspend meanwhile. */
const press = (button: HTMLElement): void => button.click();

const openDialog = (): HTMLElement | null => document.querySelector('dialog[open]');

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Open' }).focus();
  press(canvas.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(openDialog()).toBeVisible());
};
const isClosed = async (canvas: Canvas): Promise<void> => {
  await waitFor(() => expect(openDialog()).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
};

const onConfirm = fn();
const question: ShownModal = {
  name: 'confirmation',
  properties: {
    title: 'Delete Maya Rosen?',
    subtitle: 'The account and its lists are gone for good.',
    confirmText: 'Delete',
    cancelText: 'Keep',
    isFinal: true,
    onConfirm,
  },
};

export const Trailer: Story = {
  args: { modal: { name: 'trailer', properties: { youTubeKey: 'vKQi3bBA1y8', name: 'The Matrix' } } },
  play: async (context) => {
    await expect(document.querySelector('iframe')).toBeNull();
    await open(context);
    const frame = screen.getByTitle('Trailer: The Matrix');
    await expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/vKQi3bBA1y8\?/);
    // Browsers fire `cancel` on a dialog for Escape; synthetic key events do not trigger it.
    openDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await isClosed(context.canvas);
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  },
};

/** An invalid YouTube key is never put into a URL. */
export const TrailerWithoutAKey: Story = {
  args: { modal: { name: 'trailer', properties: { youTubeKey: '../../evil?x=1', name: 'The Matrix' } } },
  play: async (context) => {
    await open(context);
    await expect(document.querySelector('iframe')).toBeNull();
    await expect(screen.getByText('We can’t show this trailer.')).toBeVisible();
  },
};

export const Picture: Story = {
  args: { modal: { name: 'image', properties: { images: [{ kind: 'backdrop', path: '/still.jpg', label: 'The corridor' }], first: 0 } } },
  parameters: { scenario: { images: true } },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('img', { name: 'The corridor' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

const row = ['The corridor', 'The roof', 'The door'].map((label) => ({ kind: 'backdrop' as const, path: `/${label.slice(4)}.jpg`, label }));
const theRoof: ShownModal = { name: 'image', properties: { images: row, first: 1 } };

/** Buttons and arrow keys go to the neighbours, from the last to the first; Back closes. */
export const PictureOfARow: Story = {
  args: { modal: theRoof },
  parameters: { scenario: { images: true } },
  play: async (context) => {
    await open(context);
    const shows = async (name: string): Promise<void> => {
      await expect(await screen.findByRole('dialog', { name })).toBeVisible();
      await expect(screen.getByRole('img', { name })).toBeVisible();
    };
    await shows('The roof');
    await context.userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await shows('The door');
    await context.userEvent.keyboard('{ArrowRight}');
    await shows('The corridor');
    await context.userEvent.keyboard('{ArrowLeft}');
    await shows('The door');
    await context.userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    await shows('The roof');
    history.back();
    await isClosed(context.canvas);
  },
};

export const PictureRowPhoneLight: Story = {
  args: { modal: theRoof },
  parameters: { scenario: { images: true } },
  globals: { viewport: { value: 'phone' }, theme: 'light' },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'Next picture' })).toBeVisible();
  },
};

export const PicturePhone: Story = { ...Picture, globals: { viewport: { value: 'phone' } } };

export const Confirmation: Story = {
  args: { modal: question },
  play: async (context) => {
    onConfirm.mockClear();
    await open(context);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Maya Rosen?' });
    await expect(dialog).toHaveAccessibleDescription('The account and its lists are gone for good.');
    await expect(within(dialog).getByRole('button', { name: 'Keep' })).toHaveFocus();
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};

export const ConfirmationPhoneLight: Story = { ...Confirmation, globals: { viewport: { value: 'phone' }, theme: 'light' } };

export const Confirmed: Story = {
  tags: ['smoke'],
  args: { modal: question },
  play: async (context) => {
    onConfirm.mockClear();
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await isClosed(context.canvas);
  },
};

export const DefaultTexts: Story = {
  args: { modal: { name: 'confirmation', properties: { title: 'Leave without saving?', onConfirm } } },
  play: async (context) => {
    onConfirm.mockClear();
    await open(context);
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
    await context.userEvent.click(screen.getByRole('alertdialog'));
    await isClosed(context.canvas);
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};
