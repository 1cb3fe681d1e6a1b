import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Screen } from '#storybook/screen.tsx';
import { LONG_TITLES, staysInside } from './long-words.fixture';

const meta: Meta = { title: 'Pages/Landing', render: () => <Screen />, parameters: { at: '/' }, globals: { viewport: { value: 'desk' } } };
export default meta;
type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };

export const Many: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What’s on tonight? 6,257 films & 1,570 series'));
    const ranked = await canvas.findByRole('region', { name: 'Everyone is watching' });
    await waitFor(() => expect(ranked.querySelectorAll('ol > li').length).toBeGreaterThan(9));
    await expect(await canvas.findByRole('region', { name: 'Before colour' })).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /^Western/ })).toHaveAttribute('href', '/genre/western');
    await expect(canvas.getByRole('link', { name: /Psycho, 1960/ })).toHaveAttribute('href', '/details?type=movie&id=539');
    await expect(document.title).toBe('What’s on tonight? · Marquee');
  },
};

export const Phone: Story = { ...Many, globals: phone };
export const Tablet: Story = { ...Many, globals: { viewport: { value: 'tablet' } } };
export const Light: Story = { ...Many, globals: { viewport: { value: 'desk' }, theme: 'light' } };
export const LightPhone: Story = { ...Many, globals: { ...phone, theme: 'light' } };

export const SearchFromHere: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'A film, a series, a name' });
    await userEvent.type(box, '   {Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What’s on');
    await userEvent.type(box, 'casablanca{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Welcome' })).not.toBeInTheDocument(), { timeout: 5000 });
  },
};

/** The field suggests as the header's does; the list is fetched when the field is first entered. */
export const Suggesting: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: 'A film, a series, a name' });
    await userEvent.type(box, 'cas');
    const option = await canvas.findByRole('option', { name: /^Casino Royale/ }, { timeout: 10_000 });
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    await expect(box).toHaveAttribute('aria-controls', list.id);
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().top);
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const last = canvas.getByRole('option', { name: /^All results/ });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(Math.floor(last.getBoundingClientRect().bottom)).toBeLessThanOrEqual(list.getBoundingClientRect().bottom));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  },
};
export const SuggestingOnPhone: Story = { ...Suggesting, globals: phone };
export const SuggestingLight: Story = { ...Suggesting, globals: { viewport: { value: 'desk' }, theme: 'light' } };

export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const shelf = await canvas.findByRole('region', { name: 'Before colour' });
    const cards = [...shelf.querySelectorAll<HTMLElement>('li a')];
    cards[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cards[2]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cards.at(-1)).toHaveFocus();
  },
};

export const Several: Story = {
  parameters: { world: { amount: 'several' } },
  play: async ({ canvas }) => {
    const ranked = await canvas.findByRole('region', { name: 'Everyone is watching' });
    await waitFor(() => expect(ranked.querySelectorAll('ol > li')).toHaveLength(7));
  },
};

export const One: Story = {
  parameters: { world: { amount: 'one' } },
  play: async ({ canvas }) => {
    const ranked = await canvas.findByRole('region', { name: 'Everyone is watching' });
    await waitFor(() => expect(ranked.querySelectorAll('ol > li')).toHaveLength(1));
  },
};

export const Empty: Story = {
  parameters: { world: { amount: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Western/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Everyone is watching' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'A film, a series, a name' })).toBeEnabled();
  },
};

export const LongWords: Story = {
  parameters: { world: { titles: LONG_TITLES } },
  play: async ({ canvasElement }) => staysInside(canvasElement),
};
export const LongWordsOnPhone: Story = { ...LongWords, globals: phone };

export const Waiting: Story = {
  parameters: { world: { weather: 'endless' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('What’s on tonight? Films & series');
    await expect(await canvas.findByText('Loading Everyone is watching')).toBeInTheDocument();
  },
};
export const WaitingPhone: Story = { ...Waiting, globals: phone };

export const Slow: Story = {
  parameters: { world: { weather: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading Everyone is watching')).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'Everyone is watching' }, { timeout: 4000 })).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { world: { weather: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('What’s on tonight?');
    await expect(await canvas.findByRole('button', { name: 'Retry: Everyone is watching' })).toBeEnabled();
  },
};
export const OfflinePhone: Story = { ...Offline, globals: phone };

export const Failed: Story = {
  parameters: { world: { weather: 'failing' } },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry: Before colour' });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Retry: Before colour' })).toBeEnabled();
  },
};

export const WithPictures: Story = {
  parameters: { world: { pictures: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Everyone is watching' })).toBeInTheDocument();
  },
};
