import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FileButton } from './file-button';
import { FileDrop } from './file-drop';
import '../tokens/foundations.css';

type Args = { readonly onFile: (file: File) => void; readonly busy?: boolean };

const meta: Meta<Args> = {
  title: 'Controls/File',
  args: { onFile: fn() },
  render: ({ onFile, busy = false }) => (
    <div className="sb" style={{ maxWidth: '30rem' }}>
      <FileDrop onFile={onFile} words="Let it fall: this becomes your picture">
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
const held = (type: string): DataTransfer => {
  const data = new DataTransfer();
  if (type === 'file') data.items.add(file);
  else data.setData('text/plain', 'words');
  return data;
};
const placeOf = (canvasElement: HTMLElement): Element => {
  const place = canvasElement.querySelector('.file-drop');
  if (place === null) throw new Error('There is no place to let a file fall');
  return place;
};

const drag = (place: Element, what: 'dragenter' | 'drop', dataTransfer: DataTransfer): boolean =>
  place.dispatchEvent(new DragEvent(what, { bubbles: true, cancelable: true, dataTransfer }));

export const Chosen: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is no place to choose a file');
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    // The same file can be chosen again.
    await expect(input.value).toBe('');
  },
};
export const Light: Story = { ...Chosen, globals: { theme: 'light' } };
export const Busy: Story = { args: { busy: true }, play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true') };

export const HeldAbove: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag(placeOf(canvasElement), 'dragenter', held('file'));
    await expect(await canvas.findByText('Let it fall: this becomes your picture')).toBeVisible();
  },
};
export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag(placeOf(canvasElement), 'dragenter', held('file'));
    drag(placeOf(canvasElement), 'drop', held('file'));
    await expect(args.onFile).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.queryByText('Let it fall: this becomes your picture')).toBeNull());
  },
};
/** Words that are dragged are none of its business. */
export const WordsHeldAbove: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag(placeOf(canvasElement), 'dragenter', held('text'));
    drag(placeOf(canvasElement), 'drop', held('text'));
    await expect(canvas.queryByText('Let it fall: this becomes your picture')).toBeNull();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
