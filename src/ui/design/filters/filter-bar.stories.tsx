import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Checks } from './checks';
import { FilterBar, type FilterBarProps } from './filter-bar';
import { FilterMenu } from './filter-menu';
import { Options } from './options';
import { RangeFields, type RangeValue } from './range-fields';
import { ToggleChip } from './toggle-chip';

const orders = [
  { value: 'best', label: 'Highest rated' },
  { value: 'new', label: 'Newest' },
  { value: 'old', label: 'Oldest' },
] as const;
type Order = (typeof orders)[number]['value'];
const countries = [
  { value: 'fr', label: 'France' },
  { value: 'it', label: 'Italy' },
  { value: 'jp', label: 'Japan' },
] as const;
type Country = (typeof countries)[number]['value'];

const labelOf = <V extends string>(options: ReadonlyArray<{ value: V; label: string }>, value: V) =>
  options.find((option) => option.value === value)?.label ?? value;

const Bar = (props: FilterBarProps) => {
  const [order, setOrder] = useState<Order>('best');
  const [selectedCountries, setSelectedCountries] = useState<ReadonlyArray<Country>>([]);
  const [years, setYears] = useState<RangeValue>({ from: 1940, to: 1979 });
  const [unseen, setUnseen] = useState(false);
  const set = years.from !== null || years.to !== null;
  return (
    <div style={{ minHeight: '28rem' }}>
      <FilterBar {...props}>
        <FilterMenu label="Sort by" value={labelOf(orders, order)}>
          {(close) => (
            <Options
              label="Sort by"
              options={orders}
              value={order}
              onChange={(value) => {
                setOrder(value);
                close();
              }}
            />
          )}
        </FilterMenu>
        <FilterMenu label="Years" value={set ? `${years.from ?? 'any'} to ${years.to ?? 'any'}` : 'Any'} set={set}>
          {(close) => (
            <RangeFields
              value={years}
              min={1900}
              max={2030}
              onChange={(value) => {
                setYears(value);
                close();
              }}
            />
          )}
        </FilterMenu>
        <FilterMenu
          label="Country"
          value={selectedCountries.map((country) => labelOf(countries, country)).join(', ') || 'Any'}
          set={selectedCountries.length > 0}
        >
          {() => <Checks label="Country" options={countries} values={selectedCountries} onChange={setSelectedCountries} />}
        </FilterMenu>
        <ToggleChip pressed={unseen} onChange={setUnseen}>
          Not yet seen
        </ToggleChip>
      </FilterBar>
    </div>
  );
};

const meta: Meta<typeof FilterBar> = {
  title: 'Design/Filters/Filter bar',
  component: FilterBar,
  tags: ['autodocs'],
  args: { count: '124 films', label: 'Filters' },
  render: (args) => <Bar {...args} />,
};
export default meta;

type Story = StoryObj<typeof FilterBar>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('124 films');
    await userEvent.click(canvas.getByRole('button', { name: 'Not yet seen' }));
    await expect(canvas.getByRole('button', { name: 'Not yet seen', pressed: true })).toBeVisible();
  },
};

export const OptionsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Highest rated' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Highest rated' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Newest' })).toHaveFocus();
  },
};

export const OptionsLight: Story = { ...OptionsOpen, globals: { theme: 'light' } };

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Highest rated' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sort by: Newest' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Country: Any' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Italy' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'France' }));
    await expect(canvas.getByRole('button', { name: 'Country: France, Italy' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** `from` and `to` are swapped when `from` is the larger one. */
export const RangeOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Years: 1940 to 1979' }));
    const from = screen.getByRole('spinbutton', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '1985{Enter}');
    await expect(canvas.getByRole('button', { name: 'Years: 1979 to 1985' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Years: 1979 to 1985' }));
    await expect(screen.getByRole('spinbutton', { name: 'From' })).toHaveValue(1979);
  },
};
