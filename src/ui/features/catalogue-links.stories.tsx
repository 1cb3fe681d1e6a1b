import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { back, Browser, place } from '#storybook/story-browser.tsx';

const meta: Meta = { title: 'Journeys/Search', render: () => <Browser />, globals: { viewport: { value: 'desk' } } };
export default meta;
type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const heading = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name });
const box = (canvas: Canvas) => within(canvas.getByRole('banner')).findByRole<HTMLInputElement>('combobox', { name: 'Search films and series' });
/** A plain key: one by `userEvent` runs in React's test mode, which does not wake what suspends meanwhile. */
const pressEnter = (input: HTMLElement): boolean => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

export const FromASuggestionToAPersonAndBack: Story = {
  parameters: { at: '/genre' },
  play: async ({ canvas, userEvent, step }) => {
    await step('name something, and take what is suggested', async () => {
      await heading(canvas, /./);
      const input = await box(canvas);
      await userEvent.click(input);
      // All at once: no answer to a part of it can come between the keys.
      await userEvent.paste('casablanca');
      const suggestions = within(await canvas.findByRole('listbox', { name: 'Suggestions' }));
      await suggestions.findByRole('option', { name: /^Casablanca/ });
      await userEvent.keyboard('{ArrowDown}');
      pressEnter(input);
      await heading(canvas, 'Casablanca');
      await expect(place()).toBe('/details?type=movie&id=289');
    });
    await step('go on to who plays in it', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Humphrey Bogart' }));
      await heading(canvas, 'Humphrey Bogart');
      await expect(place()).toMatch(/^\/person\?id=-?\d+$/);
    });
    await step('and to another film of theirs', async () => {
      const acting = within(await canvas.findByRole('region', { name: 'Acting' }));
      await userEvent.click((await acting.findAllByRole('link', { name: 'The Maltese Falcon' }))[0] as HTMLElement);
      await heading(canvas, 'The Maltese Falcon');
    });
    await step('back by the same way', async () => {
      back();
      await heading(canvas, 'Humphrey Bogart');
      back();
      await heading(canvas, 'Casablanca');
      back();
      await waitFor(() => expect(place()).toBe('/genre'));
      await expect(await box(canvas)).toHaveValue('');
    });
  },
};

export const FromNowhereToATitle: Story = {
  parameters: { at: '/details?type=movie&id=999999999' },
  play: async ({ canvas, userEvent, step }) => {
    await step('arrive where there is nothing, and go to the foyer', async () => {
      await heading(canvas, /404/);
      await userEvent.click(canvas.getByRole('link', { name: 'Back to the foyer' }));
      await heading(canvas, /tonight/);
      await expect(place()).toBe('/');
    });
    await step('search for what nobody has', async () => {
      const input = await box(canvas);
      await userEvent.type(input, 'zzqqxxjj{Enter}');
      await waitFor(() => expect(place()).toBe('/search?query=zzqqxxjj'));
      await expect((await canvas.findAllByText(/zzqqxxjj/)).length).toBeGreaterThan(0);
      await expect(within(canvas.getByRole('main')).queryByRole('link', { name: /^Heat/ })).toBeNull();
    });
    await step('search again, and open what is found', async () => {
      const input = await box(canvas);
      await userEvent.type(input, 'heat{Enter}');
      await waitFor(() => expect(place()).toBe('/search?query=heat'));
      const found = await within(canvas.getByRole('main')).findAllByRole('link', { name: /^Heat/ });
      await userEvent.click(found[0] as HTMLElement);
      await heading(canvas, 'Heat');
    });
    await step('back to what was found', async () => {
      back();
      await waitFor(() => expect(place()).toBe('/search?query=heat'));
      await expect((await within(canvas.getByRole('main')).findAllByRole('link', { name: /^Heat/ })).length).toBeGreaterThan(0);
    });
  },
};
