import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import { forbidden, notFound, offline, unauthenticated, unavailable, type Failure } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { AddBannerModal } from './add-banner-modal';

const onClose = fn();

const meta: Meta<typeof AddBannerModal> = {
  title: 'Features/Admin/Add banner modal',
  component: AddBannerModal,
  args: { open: true, onClose, properties: {} },
  globals: { role: 'admin' },
};
export default meta;
type Story = StoryObj<typeof AddBannerModal>;

const phone = { viewport: { value: 'phone' } };
const failing = (failure: Failure) => ({ scenario: { failureOf: { 'banners.add': failure } } });
const upload = () => screen.getByRole('button', { name: 'Upload' });

/** Draws a picture of 1400 by 600 px and returns it as a PNG file. */
const drawFile = async (name: string): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = 1400;
  canvas.height = 600;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#f2b84b';
    context.fillRect(0, 0, 1400, 600);
    context.fillStyle = '#16222e';
    context.fillRect(0, 300, 900, 300);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob === null ? [] : [blob], name, { type: 'image/png' });
};

/** Chooses a file of any type: people can drop one that the file dialog would not offer. */
const choose = async (file: File): Promise<void> => {
  await screen.findByRole('button', { name: 'Choose a picture' });
  await fireEvent.change(document.querySelector('input[type=file]') as HTMLElement, { target: { files: [file] } });
};
const chooseDrawn = async (name = 'winter-of-heists.png'): Promise<void> => {
  await choose(await drawFile(name));
  await screen.findByRole('button', { name: 'Choose another' });
};

export const Asks: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Add banner' });
    await expect(upload()).toBeDisabled();
  },
};
export const AsksPhone: Story = { ...Asks, globals: phone };
export const AsksPhoneLight: Story = { ...Asks, globals: { ...phone, theme: 'light' } };

export const Required: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
    await userEvent.tab();
    await expect(await screen.findByText('This field is required!')).toBeVisible();
    await expect(upload()).toBeDisabled();
  },
};

export const Chosen: Story = {
  play: async () => {
    await chooseDrawn();
    await expect(screen.getByText('winter-of-heists.png')).toBeVisible();
    await expect(screen.getByText('Preview')).toBeVisible();
    await expect(upload()).toBeEnabled();
  },
};
export const ChosenLight: Story = { ...Chosen, globals: { theme: 'light' } };
export const ChosenPhone: Story = { ...Chosen, globals: phone };

export const HostileFileName: Story = {
  globals: phone,
  play: async () => chooseDrawn(`<img onerror=alert(1)>\u202E${'very-long-'.repeat(40)}.png`),
};

export const TooLarge: Story = {
  play: async () => {
    await choose(new File([new Uint8Array(2_097_153)], 'large.png', { type: 'image/png' }));
    await expect(await screen.findByText('Image size exceeds the maximum size of 2048 KB.')).toBeVisible();
    await expect(upload()).toBeDisabled();
  },
};

export const NotAPicture: Story = {
  play: async () => {
    await choose(new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'drawing.svg', { type: 'image/svg+xml' }));
    await expect(await screen.findByText('Choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  },
};

/** A file with the signature of a picture that the browser cannot show. */
export const Truncated: Story = {
  play: async () => {
    await choose(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])], 'cut.png', { type: 'image/png' }));
    await expect(await screen.findByText('Choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
    await expect(upload()).toBeDisabled();
  },
};

export const Uploading: Story = {
  globals: { network: 'hanging' },
  play: async ({ userEvent }) => {
    await chooseDrawn();
    await userEvent.click(upload());
    await expect(await screen.findByRole('progressbar', { name: 'Progress of the upload' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await expect(await screen.findByRole('button', { name: 'Choose another' })).toBeVisible();
    await expect(upload()).toBeEnabled();
  },
};

export const Added: Story = {
  tags: ['smoke'],
  play: async ({ userEvent }) => {
    onClose.mockClear();
    await chooseDrawn();
    await userEvent.click(screen.getByRole('switch', { name: 'Show it at once' }));
    await userEvent.click(upload());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  },
};

const refusedWith = (failure: Failure, text: string): Story => ({
  parameters: failing(failure),
  play: async ({ userEvent }) => {
    await chooseDrawn();
    await userEvent.click(upload());
    await expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await expect(upload()).toBeEnabled();
  },
});
export const NotAuthenticated: Story = refusedWith(unauthenticated, 'Not authenticated. Nothing was changed.');
export const QuotaExceeded: Story = refusedWith(unavailable(402, 'Quota exceeded'), 'Quota exceeded. Nothing was changed.');
export const Refused: Story = refusedWith(forbidden('this place for pictures'), 'No permission to access the path. Nothing was changed.');
export const Missing: Story = refusedWith(notFound('image'), 'Object at the path does not exist. Nothing was changed.');
export const Offline: Story = refusedWith(offline, 'You’re offline. Nothing was changed.');
