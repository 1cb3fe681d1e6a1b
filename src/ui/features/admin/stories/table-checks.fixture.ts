
import { expect } from '#storybook/story-expect.ts';
import type { Play } from '#storybook/story-checks.fixture.ts';

/** The table of the page says that it is loading. */
export const tableLoads: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Loading the table.')).toBeInTheDocument();
};

/** The table could not be loaded: the page says so and offers another attempt. */
export const tableFails: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
};
