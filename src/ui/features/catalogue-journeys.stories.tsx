import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn, within } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { back, Browser, place } from '#storybook/story-browser.tsx';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { inTurn, type Play } from '#storybook/story-checks.fixture.ts';

const meta: Meta = { title: 'Journeys/Browse', render: () => <Browser />, parameters: { at: '/' } };
export default meta;
type Story = StoryObj;

const openPopularList: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: /^See all ?: Popular films$/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Popular' })).toBeInTheDocument();
};
const openTopRatedList: Play = async ({ canvas, userEvent }) => {
  const tabs = within(canvas.getByRole('navigation', { name: 'Lists of films' }));
  await userEvent.click(tabs.getByRole('link', { name: 'Overview' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Movies' })).toBeInTheDocument();
  await userEvent.click(await canvas.findByRole('link', { name: /^See all ?: Top rated$/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Top rated' })).toBeInTheDocument();
};

const applyFilters: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Years/ }));
  await userEvent.click(await canvas.findByRole('option', { name: '1970s' }));
  await waitFor(() => expect(place()).toBe('/movies/top-rated?from=1970&to=1979'));
  await userEvent.click(canvas.getByRole('button', { name: /^Genre/ }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'With Crime' }));
  await waitFor(() => expect(place()).toBe('/movies/top-rated?genres=crime&from=1970&to=1979'));
  await userEvent.keyboard('{Escape}');
};
const openTitle: Play = async ({ canvas, userEvent }) => {
  const grid = within(await canvas.findByRole('list', { name: 'Top rated films' }));
  await userEvent.click(await grid.findByRole('link', { name: /The Godfather: Part II/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: /The Godfather: Part II/ })).toBeInTheDocument();
  await expect(place()).toBe('/details?type=movie&id=240');
};

const returnToList: Play = async ({ canvas }) => {
  back();
  await expect(await canvas.findByRole('list', { name: 'Top rated films' })).toBeInTheDocument();
  await expect(place()).toBe('/movies/top-rated?genres=crime&from=1970&to=1979');
  await expect(canvas.getByRole('button', { name: 'Remove filter: Crime' })).toBeInTheDocument();
};
const leaveListWithOneStep: Play = async ({ canvas }) => {
  back();
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Movies' })).toBeInTheDocument();
};
export const ToATitleAndBack: Story = {
  play: inTurn(openPopularList, openTopRatedList, applyFilters, openTitle, returnToList, leaveListWithOneStep),
};

export const ByGenreOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('pick a genre', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Western/ }));
      await expect(await canvas.findByRole('list', { name: 'Western films' })).toBeInTheDocument();
    });
    await step('filter in the dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
      const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }));
      await userEvent.selectOptions(sheet.getByLabelText('Sort by'), 'Oldest');
      await userEvent.click(sheet.getByRole('checkbox', { name: 'With Comedy' }));
      await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ films?$/ }));
      await waitFor(() => expect(place()).toBe('/genre/western?genres=comedy&sort=date.asc'));
    });
    await step('switch to series', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Series/ }));
      await expect(await canvas.findByRole('list', { name: 'Western series' })).toBeInTheDocument();
    });
    await step('go back twice to the start page', async () => {
      back();
      await expect(await canvas.findByRole('list', { name: 'Western films' })).toBeInTheDocument();
      back();
      await expect(await canvas.findByRole('region', { name: 'Welcome' })).toBeInTheDocument();
    });
  },
};

export const ScrolledListAndBack: Story = {
  parameters: { at: '/movies/popular' },
  play: async ({ canvas, userEvent, step }) => {
    let title = '';
    await step('scroll until the third page', async () => {
      await canvas.findByRole('list', { name: 'Popular films' });
      await waitFor(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(canvas.getByText(/^(60|80|100) of 8,876$/)).toBeInTheDocument();
      }, { interval: 120 });
    });
    await step('open a card; hovering preloads the details page', async () => {
      const preload = spyOn(routeAt('/details').page, 'preload');
      const cards = (): ReadonlyArray<HTMLElement> => [
        ...canvas.getByRole('list', { name: 'Popular films' }).querySelectorAll<HTMLElement>('a'),
      ];
      // In the middle of the loaded pages the layout no longer shifts.
      window.scrollTo(0, 1600);
      await waitFor(() => {
        const inView = cards().find((card) => card.getBoundingClientRect().top > 200 && card.getBoundingClientRect().top < 500);
        title = inView?.querySelector('b')?.textContent ?? '';
        return expect(title).not.toBe('');
      });
      const card = await waitFor(() => within(canvas.getByRole('list', { name: 'Popular films' })).getByText(title));
      await userEvent.hover(card);
      await waitFor(() => expect(preload).toHaveBeenCalled());
      await userEvent.click(card);
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    });
    await step('go back: the card and the loaded pages are restored', async () => {
      back();
      const grid = within(await canvas.findByRole('list', { name: 'Popular films' }));
      await expect(await grid.findByText(title)).toBeInTheDocument();
      await expect(window.scrollY).toBeGreaterThan(600);
    });
  },
};
