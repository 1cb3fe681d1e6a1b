import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ROUND_SIZE } from '#domain/shared-evening/shared-evening';
import { waitFor } from '#storybook/story-expect.ts';
import { offerTheSame, readEvening, refresh } from './story-evenings.fixture';

export type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** Answers with moods. */
export const answerWithMoods = async ({ canvas, userEvent }: Context, ...moods: ReadonlyArray<RegExp>): Promise<void> => {
  const tiles = within(await canvas.findByRole('list', { name: 'What mood?' }));
  for (const name of moods) await userEvent.click(tiles.getByRole('button', { name }));
  await userEvent.click(canvas.getByRole('button', { name: 'That’s my mood' }));
};

/** Waits for a title of the round and returns its name. */
export const atTitle = async ({ canvas }: Pick<Context, 'canvas'>, place: number): Promise<string> => {
  await canvas.findByText(`Title ${place} of ${ROUND_SIZE}`, { selector: '.because' });
  return canvas.getByRole('heading', { level: 1 }).textContent;
};

/** Both phones find titles, and the first one is on the screen. */
export const openVote = async (context: Context, ...moods: ReadonlyArray<RegExp>): Promise<ReadonlyArray<string>> => {
  await answerWithMoods(context, ...moods);
  await waitFor(offerTheSame);
  refresh();
  await atTitle(context, 1);
  return (await readEvening()).titles ?? [];
};
