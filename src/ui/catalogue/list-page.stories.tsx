import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Screen } from '#storybook/screen.tsx';
import { LONG_TITLES, staysInside } from './long-words.fixture';

const meta: Meta = { title: 'Pages/List', render: () => <Screen />, parameters: { at: '/movies/popular' }, globals: { viewport: { value: 'desk' } } };
export default meta;
type Story = StoryObj;

const phone = { viewport: { value: 'phone' } };

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Popular' })).toBeInTheDocument();
    const grid = await canvas.findByRole('list', { name: 'Popular films' });
    await expect(await canvas.findByText('6,257 films')).toBeInTheDocument();
    await waitFor(() => expect(within(grid).getAllByRole('listitem').length).toBeGreaterThan(8));
    await expect(within(grid).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '6257');
    await expect(canvas.getByRole('switch', { name: 'Hide what I have seen or listed' })).toBeDisabled();
  },
};
export const Light: Story = { ...Many, globals: { viewport: { value: 'desk' }, theme: 'light' } };

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('6,257 films')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByLabelText('Years'), '1970s');
    await expect(await sheet.findByRole('button', { name: 'Show 385 films' })).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Show 385 films' }));
    await expect(await canvas.findByRole('button', { name: 'Remove: 1970s' })).toBeInTheDocument();
  },
};
export const LightPhone: Story = { ...Phone, globals: { ...phone, theme: 'light' } };

export const Endless: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Popular films' });
    const rows = canvas.getByRole('list', { name: 'Popular films' });
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(canvas.getByText(/^(40|60|80) of 6,257$/)).toBeInTheDocument(), { timeout: 4000 });
    await expect(rows.querySelectorAll('.card').length).toBeLessThan(60);
  },
};

export const LoadMore: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Load more' });
    const before = canvas.getByText(/of 6,257$/).textContent;
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/of 6,257$/).textContent).not.toBe(before));
  },
};

/** The last page takes "Load more" away under the key that pressed it: the first of the new cards has the focus, and it is said. */
export const LastPage: Story = {
  parameters: { at: '/movies/popular?from=1940&to=1940', world: { weather: 'slow' } },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('list', { name: 'Popular films' }, { timeout: 10_000 });
    const more = await canvas.findByRole('button', { name: 'Load more' });
    more.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveFocus();
    await waitFor(() => expect(grid.querySelector('[data-index="20"] a')).toHaveFocus(), { timeout: 5000 });
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await waitFor(() => expect(canvas.getByText('11 more. That is all: 31 films.')).toBeInTheDocument());
  },
};

export const Filtered: Story = {
  parameters: { at: '/movies/top-rated?genres=crime&without=comedy&from=1970&to=1979&vote=7.5' },
  play: async ({ canvas, userEvent }) => {
    const chips = within(await canvas.findByRole('list', { name: 'Filters that are on' }));
    const words = chips.getAllByRole('button').map((chip) => chip.textContent);
    await expect(words).toEqual(['Crime', 'not Comedy', '1970s', 'rated from 7.5', 'Clear all']);
    await userEvent.click(chips.getByRole('button', { name: 'Remove: not Comedy' }));
    await waitFor(() => expect(chips.queryByText('not Comedy')).not.toBeInTheDocument());
    await expect(chips.getByRole('button', { name: 'Remove: 1970s' })).toHaveFocus();
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    await expect(await canvas.findByText('6,250 films')).toBeInTheDocument();
  },
};

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    const years = await canvas.findByRole('button', { name: /^Years/ });
    await userEvent.click(years);
    await userEvent.click(await canvas.findByRole('option', { name: '1970s' }));
    await expect(await canvas.findByText('385 films')).toBeInTheDocument();
    await expect(years).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Genre/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'With Western' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Without Comedy' }));
    await expect(canvas.getByRole('checkbox', { name: 'With Western' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Without Western' }));
    await expect(canvas.getByRole('checkbox', { name: 'With Western' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Genre/ })).toHaveTextContent('not Comedy, not Western');
  },
};

export const ExactYears: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Years/ }));
    await userEvent.type(await canvas.findByLabelText('From'), '1939');
    await userEvent.type(canvas.getByLabelText('To'), '1939{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Remove: 1939' })).toBeInTheDocument();
  },
};

export const MoreFilters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More/ }));
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'Sweden');
    await userEvent.selectOptions(canvas.getByLabelText('Certificate'), 'PG');
    await expect(await canvas.findByRole('button', { name: 'Remove: Sweden' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^More/ })).toHaveTextContent('2 on');
  },
};

export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Order/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Oldest' }));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Popular films' }).firstElementChild).toHaveTextContent('1912'));
  },
};

export const Dated: Story = {
  parameters: { at: '/movies/upcoming' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of \d+ \w+ \d{4}$/)).toBeInTheDocument();
    await expect(await canvas.findByText(/^That is all: \d+ films\.$/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Order/ })).not.toBeInTheDocument();
  },
};
export const SeriesOnTheAir: Story = {
  parameters: { at: '/tv-shows/on-the-air' },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'On the air' })).toBeInTheDocument();
    await expect(await canvas.findByText(/^As of /)).toBeInTheDocument();
  },
};

export const Several: Story = {
  parameters: { world: { amount: 'several' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That is all: 7 films.')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  },
};
export const One: Story = {
  parameters: { world: { amount: 'one' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That is all: 1 film.')).toBeInTheDocument();
  },
};
export const Empty: Story = {
  parameters: { world: { amount: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Browse by genre' })).toHaveAttribute('href', '/genre');
  },
};
export const NothingFits: Story = {
  parameters: { at: '/movies/popular?from=1912&to=1912&genres=animation,western' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await expect(await canvas.findByText('6,257 films')).toBeInTheDocument();
  },
};
export const NothingFitsPhone: Story = { ...NothingFits, globals: phone };

export const LongWords: Story = {
  parameters: { world: { titles: LONG_TITLES } },
  play: async ({ canvasElement }) => staysInside(canvasElement),
};
export const LongWordsOnPhone: Story = { ...LongWords, globals: phone };

export const Waiting: Story = {
  parameters: { world: { weather: 'endless' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Popular' })).toBeInTheDocument();
    await expect(await canvas.findByText('Loading films')).toBeInTheDocument();
  },
};
export const WaitingPhone: Story = { ...Waiting, globals: phone };
export const Slow: Story = {
  parameters: { world: { weather: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading films')).toBeInTheDocument();
    await expect(await canvas.findByRole('list', { name: 'Popular films' }, { timeout: 4000 })).toBeInTheDocument();
  },
};
export const Offline: Story = {
  parameters: { world: { weather: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/No signal/);
  },
};
export const OfflinePhone: Story = { ...Offline, globals: phone };
export const Failed: Story = {
  parameters: { world: { weather: 'failing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Popular' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

const isNotFound: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: /404/ })).toBeInTheDocument();
};
export const NotFound: Story = { parameters: { at: '/movies/best-of-all' }, play: isNotFound };
export const NotFoundType: Story = { parameters: { at: '/plays/popular' }, globals: phone, play: isNotFound };
export const WithPictures: Story = {
  parameters: { world: { pictures: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Popular films' })).toBeInTheDocument();
  },
};
