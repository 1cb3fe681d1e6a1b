import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { FileButton } from './file-button';
import { FileField, type FileFieldProps } from './file-field';
import '#ui/design/tokens/foundations.css';

const meta: Meta<FileFieldProps> = {
  title: 'Design/Fields/File field',
  component: FileField,
  tags: ['autodocs'],
  args: { accept: 'image/png', multiple: false, busy: false, onFiles: fn(), words: 'Drop to upload', children: null },
  argTypes: { children: { control: false } },
  render: (args) => (
    <div className="sb" style={{ maxWidth: '30rem' }}>
      <FileField {...args}>
        <div style={{ padding: '3rem 1rem' }}>
          <FileButton icon="image">Choose a picture</FileButton>
        </div>
      </FileField>
    </div>
  ),
};
export default meta;
type Story = StoryObj<FileFieldProps>;

const file = new File(['x'], 'me.png', { type: 'image/png' });
const other = new File(['y'], 'other.png', { type: 'image/png' });
const dataTransferWith = (type: string): DataTransfer => {
  const data = new DataTransfer();
  if (type === 'file') for (const each of [file, other]) data.items.add(each);
  else data.setData('text/plain', 'words');
  return data;
};
const fieldOf = (canvasElement: HTMLElement): Element => {
  const field = canvasElement.querySelector('.file-field');
  if (field === null) throw new Error('The field was not found');
  return field;
};

const drag = (field: Element, eventType: 'dragenter' | 'drop', dataTransfer: DataTransfer): boolean =>
  field.dispatchEvent(new DragEvent(eventType, { bubbles: true, cancelable: true, dataTransfer }));

export const Chosen: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('The file input was not found');
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
    // The same file can be chosen again.
    await expect(input.value).toBe('');
  },
};
export const Light: Story = { ...Chosen, globals: { theme: 'light' } };
/** A busy field takes nothing, and keeps the browser from opening a dropped file. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expect(drag(fieldOf(canvasElement), 'drop', dataTransferWith('file'))).toBe(false);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag(fieldOf(canvasElement), 'dragenter', dataTransferWith('file'));
    await expect(await canvas.findByText('Drop to upload')).toBeVisible();
  },
};
export const Dropped: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag(fieldOf(canvasElement), 'dragenter', dataTransferWith('file'));
    drag(fieldOf(canvasElement), 'drop', dataTransferWith('file'));
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'me.png' })]);
    await waitFor(() => expect(canvas.queryByText('Drop to upload')).toBeNull());
  },
};
/** Takes all dropped files. */
export const SeveralDropped: Story = {
  args: { multiple: true },
  play: async ({ args, canvasElement }) => {
    drag(fieldOf(canvasElement), 'drop', dataTransferWith('file'));
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'me.png' }),
      expect.objectContaining({ name: 'other.png' }),
    ]);
    await expect(canvasElement.querySelector('input')).toHaveAttribute('multiple');
  },
};
/** Dragged text is ignored. */
export const TextDraggedOver: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    drag(fieldOf(canvasElement), 'dragenter', dataTransferWith('text'));
    drag(fieldOf(canvasElement), 'drop', dataTransferWith('text'));
    await expect(canvas.queryByText('Drop to upload')).toBeNull();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
