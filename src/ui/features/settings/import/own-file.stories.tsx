import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { fullAccountFile } from './import-files.fixture';

const meta: Meta = {
  title: 'Features/Settings/Import of an own file',
  render: () => <Screen />,
  parameters: { at: '/user-profile/settings/import' },
  globals: { role: 'member' },
};
export default meta;

/** A file of a whole account has more lists than the account has room for: which, is said before anything is added. */
export const DoesNotFit: StoryObj = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Choose files' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No file input was found');
    await userEvent.upload(input, new File([fullAccountFile], 'marquee-data.json'));
    await expect(
      await canvas.findByText('marquee-data.json contains 200 empty lists, 1 recently viewed title and settings.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^You can have 200 lists\. Not added: .*Night 200\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to my account' })).toBeEnabled();
  },
};
