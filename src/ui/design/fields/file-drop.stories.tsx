import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { FileButton } from './file-button';
import { FileDrop, type FileDropProps } from './file-drop';
import '../tokens/foundations.css';

type Args = FileDropProps & { readonly busy?: boolean };

const meta: Meta<Args> = {
  title: 'Design/Fields/File drop',
  component: FileDrop,
  tags: ['autodocs'],
  args: { onFile: fn(), words: 'Drop to upload', children: null },
  argTypes: { children: { control: false } },
  render: ({ onFile, words, busy = false }) => (
    <div className="sb" style={{ maxWidth: '30rem' }}>
      <FileDrop onFile={onFile} words={words}>
        <div style={{ padding: '3rem 1rem' }}>
          <FileButton icon="image" accept="image/png" busy={busy} onFile={onFile}>
            Choose a picture
          </FileButton>
        </div>
      </FileDrop>
    </div>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const file = new File(['x'], 'me.png', { type: 'image/png' });
const dataTransferWith = (type: string): DataTransfer => {
  const data = new DataTransfer();
  if (type === 'file') data.items.add(file);
  else data.setData('text/plain', 'words');
  return data;
};
const dropZoneOf = (canvasElement: HTMLElement): Element => {
  const dropZone = canvasElement.querySelector('.file-drop');
  if (dropZone === null) throw new Error('The drop zone was not found');
  return dropZone;
};

const drag = (dropZone: Element, eventType: 'dragenter' | 'drop', dataTransfer: DataTransfer): boolean =>
  dropZone.dispatchEvent(new DragEvent(eventType, { bubbles: true, cancelable: true, dataTransfer }));

export const Chosen: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('The file input was not found');
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    // The same file can be chosen again.
    await expect(input.value).toBe('');
  },
};
export const Light: Story = { ...Chosen, globals: { theme: 'light' } };
export const Busy: Story = { args: { busy: true }, play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true') };

export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag(dropZoneOf(canvasElement), 'dragenter', dataTransferWith('file'));
    await expect(await canvas.findByText('Drop to upload')).toBeVisible();
  },
};
export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag(dropZoneOf(canvasElement), 'dragenter', dataTransferWith('file'));
    drag(dropZoneOf(canvasElement), 'drop', dataTransferWith('file'));
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.queryByText('Drop to upload')).toBeNull());
  },
};
/** Dragged text is ignored. */
export const TextDraggedOver: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag(dropZoneOf(canvasElement), 'dragenter', dataTransferWith('text'));
    drag(dropZoneOf(canvasElement), 'drop', dataTransferWith('text'));
    await expect(canvas.queryByText('Drop to upload')).toBeNull();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
