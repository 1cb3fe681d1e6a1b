import type { StoryObj } from '@storybook/react-vite';

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** Chooses files on the page of the import. */
export const chooseFiles = async (
  { canvas, canvasElement, userEvent }: Context,
  ...files: ReadonlyArray<readonly [name: string, text: string | Uint8Array<ArrayBuffer>]>
): Promise<void> => {
  await canvas.findByRole('button', { name: 'Choose files' });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No file input was found');
  await userEvent.upload(input, files.map(([name, text]) => new File([text], name)));
};
