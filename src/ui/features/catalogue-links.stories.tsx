import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { back, Browser, place } from '#storybook/story-browser.tsx';

const meta: Meta = { title: 'Journeys/Search', render: () => <Browser /> };
export default meta;
type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const heading = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name });
const searchBox = (canvas: Canvas) =>
  within(canvas.getByRole('banner')).findByRole<HTMLInputElement>('combobox', { name: 'Search films and series' });
/** Dispatches a plain key event: `userEvent` runs in React's test mode (`act`), which does not resume components that suspend meanwhile. */
const pressEnter = (input: HTMLElement): boolean =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

export const FromASuggestionToAPersonAndBack: Story = {
  parameters: { at: '/genre' },
  play: async ({ canvas, userEvent, step }) => {
    await step('type a title and choose its suggestion', async () => {
      await heading(canvas, /./);
      const input = await searchBox(canvas);
      await userEvent.click(input);
      // Pastes the whole query: no response to a prefix can arrive between keystrokes.
      await userEvent.paste('casablanca');
      const suggestions = within(await canvas.findByRole('listbox', { name: 'Suggestions' }));
      await suggestions.findByRole('option', { name: /^Casablanca\b[^]*1942/ });
      await userEvent.keyboard('{ArrowDown}');
      pressEnter(input);
      await heading(canvas, 'Casablanca');
      await expect(place()).toBe('/details?type=movie&id=289');
    });
    await step('open an actor', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Humphrey Bogart' }));
      await heading(canvas, 'Humphrey Bogart');
      await expect(place()).toMatch(/^\/person\?id=-?\d+$/);
    });
    await step('open another film of the actor', async () => {
      await userEvent.click((await canvas.findAllByRole('link', { name: /^The Maltese Falcon/ }))[0] as HTMLElement);
      await heading(canvas, 'The Maltese Falcon');
    });
    await step('go back through the same pages', async () => {
      back();
      await heading(canvas, 'Humphrey Bogart');
      back();
      await heading(canvas, 'Casablanca');
      back();
      await waitFor(() => expect(place()).toBe('/genre'));
      await expect(await searchBox(canvas)).toHaveValue('');
    });
  },
};

export const FromNotFoundToATitle: Story = {
  parameters: { at: '/details?type=movie&id=999999999' },
  play: async ({ canvas, userEvent, step }) => {
    await step('open an unknown title and go to the landing page', async () => {
      await heading(canvas, /404/);
      await userEvent.click(canvas.getByRole('link', { name: 'Go to the home page' }));
      await heading(canvas, /tonight/);
      await expect(place()).toBe('/');
    });
    await step('search without results', async () => {
      const input = await searchBox(canvas);
      await userEvent.type(input, 'zzqqxxjj{Enter}');
      await waitFor(() => expect(place()).toBe('/search?query=zzqqxxjj'));
      await expect((await canvas.findAllByText(/zzqqxxjj/)).length).toBeGreaterThan(0);
      await expect(within(canvas.getByRole('main')).queryByRole('link', { name: /^Heat/ })).toBeNull();
    });
    await step('search again and open a result', async () => {
      const input = await searchBox(canvas);
      await userEvent.type(input, 'heat{Enter}');
      await waitFor(() => expect(place()).toBe('/search?query=heat'));
      const results = await within(canvas.getByRole('main')).findAllByRole('link', { name: /^Heat/ });
      await userEvent.click(results[0] as HTMLElement);
      await heading(canvas, 'Heat');
    });
    await step('go back to the results', async () => {
      back();
      await waitFor(() => expect(place()).toBe('/search?query=heat'));
      await expect((await within(canvas.getByRole('main')).findAllByRole('link', { name: /^Heat/ })).length).toBeGreaterThan(0);
    });
  },
};
