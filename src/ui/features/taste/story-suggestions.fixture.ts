import type { StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Returns the names of the titles on a shelf. */
export const titlesOn = (shelf: HTMLElement): ReadonlyArray<string> =>
  [...shelf.querySelectorAll('li b')].map(({ textContent }) => textContent);

/** Returns the shelf of suggestions. */
export const suggestedForYou = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('region', { name: 'Suggested for you' });

/** Rates one of the first films with 9, and waits until it is rated. */
export const rateFilm = async (canvas: Canvas, name: string): Promise<void> => {
  const card = await canvas.findByRole('group', { name });
  within(card).getByRole('button', { name: 'Rate' }).click();
  const slider = await within(card).findByRole('slider');
  await fireEvent.change(slider, { target: { value: '9' } });
  await waitFor(() => {
    const present = canvas.queryByRole('group', { name });
    return expect(present === null || within(present).queryByRole('button', { name: 'Rate' }) === null).toBe(true);
  });
};
