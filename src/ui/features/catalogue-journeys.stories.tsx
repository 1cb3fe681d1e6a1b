import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { back, Browser, place } from '#storybook/story-browser.tsx';
import { routeAt } from '../app/navigation/current-route';
import { inTurn, runPlay, type Play } from '#storybook/story-checks.fixture.ts';

const meta: Meta = { title: 'Journeys/Browse', render: () => <Browser />, parameters: { at: '/' }, globals: { viewport: { value: 'desk' } } };
export default meta;
type Story = StoryObj;

/* One journey, stop by stop: each story goes the way of the one before it, and a step further. */

const seesAll: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: /^See all ?: Everyone is watching$/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Popular' })).toBeInTheDocument();
};
const goesOnToAList: Play = async ({ canvas, userEvent }) => {
  const tabs = within(canvas.getByRole('navigation', { name: 'Lists of films' }));
  await userEvent.click(tabs.getByRole('link', { name: 'Tonight' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Movies' })).toBeInTheDocument();
  await userEvent.click(await canvas.findByRole('link', { name: /^See all ?: Top rated$/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Top rated' })).toBeInTheDocument();
};
export const ToAList: Story = { play: inTurn(seesAll, goesOnToAList) };

const narrowsIt: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Years/ }));
  await userEvent.click(await canvas.findByRole('option', { name: '1970s' }));
  await waitFor(() => expect(place()).toBe('/movies/top-rated?from=1970&to=1979'));
  await userEvent.click(canvas.getByRole('button', { name: /^Genre/ }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'With Crime' }));
  await waitFor(() => expect(place()).toBe('/movies/top-rated?genres=crime&from=1970&to=1979'));
  await userEvent.keyboard('{Escape}');
};
const opensATitle: Play = async ({ canvas, userEvent }) => {
  const grid = within(await canvas.findByRole('list', { name: 'Top rated films' }));
  await userEvent.click(await grid.findByRole('link', { name: /The Godfather: Part II/ }));
  await expect(await canvas.findByRole('heading', { level: 1, name: /The Godfather: Part II/ })).toBeInTheDocument();
  await expect(place()).toBe('/details?type=movie&id=240');
};
export const ToATitle: Story = { play: inTurn(runPlay(ToAList), narrowsIt, opensATitle) };

const comesBack: Play = async ({ canvas }) => {
  back();
  await expect(await canvas.findByRole('list', { name: 'Top rated films' })).toBeInTheDocument();
  await expect(place()).toBe('/movies/top-rated?genres=crime&from=1970&to=1979');
  await expect(canvas.getByRole('button', { name: 'Remove: Crime' })).toBeInTheDocument();
};
const leavesTheListAtOnce: Play = async ({ canvas }) => {
  back();
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Movies' })).toBeInTheDocument();
};
export const ToATitleAndBack: Story = { play: inTurn(runPlay(ToATitle), comesBack, leavesTheListAtOnce) };

export const ByMoodOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('pick a mood', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Western/ }));
      await expect(await canvas.findByRole('list', { name: 'Western films' })).toBeInTheDocument();
    });
    await step('narrow it in the sheet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
      const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }));
      await userEvent.selectOptions(sheet.getByLabelText('Order'), 'Oldest');
      await userEvent.click(sheet.getByRole('checkbox', { name: 'With Comedy' }));
      await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ films?$/ }));
      await waitFor(() => expect(place()).toBe('/genre/western?genres=comedy&sort=date.asc'));
    });
    await step('see the series instead', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Series/ }));
      await expect(await canvas.findByRole('list', { name: 'Western series' })).toBeInTheDocument();
    });
    await step('back twice is the start', async () => {
      back();
      await expect(await canvas.findByRole('list', { name: 'Western films' })).toBeInTheDocument();
      back();
      await expect(await canvas.findByRole('region', { name: 'Welcome' })).toBeInTheDocument();
    });
  },
};

export const DeepInAListAndBack: Story = {
  parameters: { at: '/movies/popular' },
  play: async ({ canvas, userEvent, step }) => {
    let title = '';
    await step('scroll until the third page', async () => {
      await canvas.findByRole('list', { name: 'Popular films' });
      await waitFor(async () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        await expect(canvas.getByText(/^(60|80|100) of 6,257$/)).toBeInTheDocument();
      }, { interval: 120 });
    });
    await step('open what is there; its page is on its way before the click', async () => {
      const prepared = spyOn(routeAt('/details').page, 'preload');
      const cards = (): ReadonlyArray<HTMLElement> => [...canvas.getByRole('list', { name: 'Popular films' }).querySelectorAll<HTMLElement>('a')];
      // In the middle of what is loaded nothing moves any more.
      window.scrollTo(0, 1600);
      await waitFor(() => {
        const inView = cards().find((card) => card.getBoundingClientRect().top > 200 && card.getBoundingClientRect().top < 500);
        title = inView?.querySelector('b')?.textContent ?? '';
        return expect(title).not.toBe('');
      });
      const seen = await waitFor(() => within(canvas.getByRole('list', { name: 'Popular films' })).getByText(title));
      await userEvent.hover(seen);
      await waitFor(() => expect(prepared).toHaveBeenCalled());
      await userEvent.click(seen);
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    });
    await step('back shows it again, with the pages that were loaded', async () => {
      back();
      const grid = within(await canvas.findByRole('list', { name: 'Popular films' }));
      await expect(await grid.findByText(title)).toBeInTheDocument();
      await expect(window.scrollY).toBeGreaterThan(600);
    });
  },
};
