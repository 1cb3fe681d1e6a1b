import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { invalid, forbidden, notFound, offline, unauthenticated, unavailable, type Failure } from '#domain/shared/failure';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#7a3b2e" d="M0 0h9v9H0z"/><circle cx="4.5" cy="3.6" r="1.8" fill="#f3cf9a"/><path fill="#f3cf9a" d="M1 9q3.5-6 7 0z"/></svg>')}`;

const meta: Meta = {
  title: 'Features/Profile/Profile image',
  render: () => <Screen />,
  parameters: { at: '/user-profile' },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const phone = { viewport: { value: 'phone' } };

export const RemovesPicture: Story = {
  parameters: { scenario: { profile: { photoURL: photo } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove picture' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove your picture?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(canvasElement.querySelector('.me img')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Add picture' })).toBeEnabled();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

const choose = async ({ canvasElement, userEvent, canvas }: Parameters<Play>[0], bytes: BlobPart, name: string): Promise<void> => {
  await canvas.findByLabelText('Name');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No file input was found');
  await userEvent.upload(input, new File([bytes], name, { type: 'image/png' }));
};
const showsError = (bytes: BlobPart, sentence: string): Play => async (context) => {
  await choose(context, bytes, 'me.png');
  await expect(await context.canvas.findByText(sentence)).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(context.canvas.getByRole('button', { name: 'Add picture' })).toBeEnabled();
};
export const PictureTooLarge: Story = { play: showsError(new Uint8Array(26_214_401), 'Choose a picture of at most 25 MB.') };
export const NotAPicture: Story = { play: showsError('<svg onload="alert(1)"/>', 'Choose a JPEG, PNG, WebP or AVIF picture.') };
export const NotAPicturePhone: Story = { ...NotAPicture, globals: phone };

/** Has the signature of a PNG, but cannot be decoded. */
export const BrokenPicture: Story = {
  play: async (context) => {
    await choose(context, new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10, 1, 2, 3]), 'me.png');
    await expect(await context.canvas.findByText('Choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const png = async (): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#7a3b2e';
    context.fillRect(0, 0, 900, 600);
    context.fillStyle = '#f3cf9a';
    context.fillRect(350, 200, 200, 300);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('toBlob failed')) : resolve(blob)), 'image/png'),
  );
};
const openCrop: Play = async (context) => {
  await choose(context, await png(), 'me.png');
  const dialog = await screen.findByRole('dialog', { name: 'Crop your picture' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Use this picture' })).toBeEnabled());
};

/** Crops by keyboard: the slider zooms, arrow keys move the image. */
export const CropsPicture: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await openCrop(context);
    const dialog = screen.getByRole('dialog', { name: 'Crop your picture' });
    const zoom = within(dialog).getByRole('slider', { name: 'Zoom' });
    await expect(zoom).toHaveAttribute('aria-valuetext', '100%');
    const stage = within(dialog).getByRole('group', { name: /arrow keys/ });
    const image = dialog.querySelector<HTMLElement>('.reactEasyCrop_Image');
    const initialTransform = image?.style.transform;
    stage.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(image?.style.transform).not.toBe(initialTransform));
    await expect(document.head.querySelector('style')?.textContent ?? '').not.toContain('reactEasyCrop');
  },
};
export const CropsPicturePhoneLight: Story = { ...CropsPicture, globals: { ...phone, theme: 'light' } };

/** The focus is on the button of the picture when the dialog has closed, also if the picture was dropped. */
export const SavesImage: Story = {
  tags: ['smoke'],
  play: async (context) => {
    await openCrop(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(context.canvasElement.querySelector('.me img')?.getAttribute('src')).toMatch(/^data:image\/(webp|jpeg)/));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Change picture' })).toHaveFocus());
  },
};

export const PictureWaiting: Story = {
  globals: { network: 'hanging' },
  play: async (context) => {
    await openCrop(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    await expect(await context.canvas.findByText('Uploading your picture…')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Add picture' })).toHaveAttribute('aria-busy', 'true');
  },
};

const retriesAndCancels: Play = async (context) => {
  const { canvas, userEvent } = context;
  await openCrop(context);
  await userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
  await expect(await canvas.findByText(/Your profile hasn’t changed\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Add picture' })).toHaveFocus());
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(canvas.queryByText(/Your profile hasn’t changed\./)).toBeNull();
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
};
export const SavingFails: Story = { parameters: { scenario: { failureOf: { put: offline } } }, play: retriesAndCancels };

/** Without a network the dialog crops, the upload says why it failed, and both the picture in use and the chosen one are kept. */
export const CropsOffline: Story = {
  parameters: { scenario: { profile: { photoURL: photo } } },
  globals: { network: 'offline' },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await openCrop(context);
    await userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    await expect(await canvas.findByText(/You’re offline\..*Your profile hasn’t changed\./)).toBeVisible();
    await expect(canvasElement.querySelector('.me img')).toHaveAttribute('src', photo);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** Shows the specified message for each failure of the storage. */
const storageFails = (failure: Failure, sentence: string): Story => ({
  parameters: { scenario: { failureOf: { put: failure } } },
  play: async (context) => {
    await openCrop(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    await expect(await context.canvas.findByText(`${sentence}. Your profile hasn’t changed.`)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
});
export const Storage401: Story = storageFails(unauthenticated, 'Not authenticated');
export const Storage402: Story = storageFails(unavailable(402, 'Quota exceeded'), 'Quota exceeded');
export const Storage403: Story = storageFails(forbidden('the image path'), 'No permission to access the path');
export const Storage404: Story = storageFails(notFound('image'), 'Object at the path does not exist');

/** The server verifies the uploaded file and may reject it. */
export const PictureRefused: Story = {
  parameters: { scenario: { failureOf: { put: invalid('image', 'not-an-image') } } },
  play: async (context) => {
    await openCrop(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Use this picture' }));
    await expect(await context.canvas.findByText('Choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  },
};

