import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, within } from 'storybook/test';
import { VISITOR_SERVICES_KEY } from '#application/profile/visitor-data';
import { noFilters, type Filters } from '#domain/catalogue/filters';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { inLightTheme, network, onPhone, onTablet } from '#storybook/story-settings.fixture.ts';
import { ServiceFilterText } from './service-filter-text';
import { ServicesField } from './services-field';
import { ServicesNote } from './services-note';
import { storyServices } from './story-services.fixture';

type Args = { readonly content: ReadonlyArray<string> };

/** The field as in the filters of a list, with what the list says of the filter. */
const Filtering = ({ content }: Args): React.JSX.Element => {
  const [filters, setFilters] = useState<Filters>({ ...noFilters, content });
  const services = filters.content.find((text) => text.startsWith('service:'))?.slice('service:'.length);
  return (
    <div className="sheet-fields below-header">
      <ServicesField filters={filters} onChange={setFilters} />
      <p data-testid="chip">{services === undefined ? null : <ServiceFilterText services={services} />}</p>
      <ServicesNote filters={filters} />
    </div>
  );
};

const meta: Meta<Args> = {
  title: 'Features/Browse/Filter by services',
  render: (args) => <Filtering {...args} />,
  args: { content: [] },
  parameters: { scenario: { services: storyServices, images: true } },
};
export default meta;
type Story = StoryObj<Args>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const has = (text: string) => (): void => localStorage.setItem(VISITOR_SERVICES_KEY, text);
const chip = ({ canvas }: Context): HTMLElement => canvas.getByTestId('chip');
const open = async ({ canvas, userEvent }: Context, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));
const names = (context: Context, region = 'Germany'): ReadonlyArray<string> =>
  within(context.canvas.getByRole('list', { name: `Services (${region})` })).getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent ?? '');

/** Nothing is chosen: the field says what a choice is good for. The choice is made here and then filters. */
export const Empty: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText(/^Choose the streaming services you have/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await open(context, 'Choose services');
    await userEvent.selectOptions(await canvas.findByLabelText('Country of the services'), 'Germany');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Netflix' }));
    await userEvent.type(canvas.getByLabelText('Find a service'), 'medi');
    await expect(names(context)).toEqual(['ARD Mediathek']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ARD Mediathek' }));
    await expect(localStorage.getItem(VISITOR_SERVICES_KEY)).toBe('DE-1-8');
    await expect(canvas.getByText('Netflix and ARD Mediathek (Germany)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'On my services' }));
    await waitFor(() => expect(chip(context)).toHaveTextContent('On my services (Germany)'));
    await expect(canvas.getByText(/^With a subscription, free or with ads \(Germany\)\./)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /JustWatch/ })[0]).toHaveAttribute('href', 'https://www.justwatch.com/');
  },
};

/** The filter follows the choice, and ends when nothing is left of it. */
export const Changed: Story = {
  args: { content: ['service:DE-1-10', 'keyword:heist'] },
  beforeEach: has('DE-1-10'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByRole('switch', { name: 'On my services' })).toBeChecked();
    await open(context, 'Change services');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'MUBI' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await waitFor(() => expect(chip(context)).toHaveTextContent('On my services (Germany)'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Netflix' }));
    await waitFor(() => expect(chip(context)).toHaveTextContent(''));
    await expect(canvas.getByText(/^Choose the streaming services you have/)).toBeVisible();
  },
};
export const ChangedPhone: Story = { ...Changed, globals: onPhone };
export const ChangedTablet: Story = { ...Changed, globals: onTablet };

const opened: Story['play'] = async (context) => {
  await open(context, 'Change services');
  await waitFor(() => expect(names(context)).toHaveLength(13));
  await expect(context.canvas.getByText('The 13 best known of 80 services. Type a name to find others.')).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
};
/** The best known of many, and the chosen ones. */
export const Many: Story = { args: { content: ['service:DE-1-50'] }, beforeEach: has('DE-1-50'), play: opened };
export const ManyPhone: Story = { ...Many, globals: onPhone };
export const ManyTablet: Story = { ...Many, globals: onTablet };
export const ManyLight: Story = { ...Many, globals: inLightTheme() };
export const ManyPhoneLight: Story = { ...Many, globals: inLightTheme(onPhone) };

/** A list that was sent: the chip names its services, and the own ones stay. One service alone can be filtered, too. */
export const OfOthers: Story = {
  args: { content: ['service:AT-1-3'] },
  beforeEach: has('DE-10'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(chip(context)).toHaveTextContent('Netflix or Disney Plus (Austria)'));
    await expect(canvas.getByRole('switch', { name: 'On my services' })).not.toBeChecked();
    await userEvent.type(canvas.getByRole('combobox', { name: 'One service' }), 'crunch{Enter}');
    await waitFor(() => expect(chip(context)).toHaveTextContent('Crunchyroll (Germany)'));
    await userEvent.type(canvas.getByRole('combobox', { name: 'One service' }), 'qqxx');
    await expect(await canvas.findByText(/^No service called “qqxx”\./)).toBeVisible();
    await expect(localStorage.getItem(VISITOR_SERVICES_KEY)).toBe('DE-10');
  },
};
export const OfOthersPhone: Story = { ...OfOthers, globals: onPhone };

/** A country without services. */
export const NoneInCountry: Story = {
  parameters: { scenario: { services: [] } },
  play: async (context) => {
    await open(context, 'Choose services');
    await expect(await context.canvas.findByText('No services are known for this country.')).toBeVisible();
  },
};

/** Twenty are the most. */
export const Full: Story = {
  beforeEach: has(`DE-${Array.from({ length: 20 }, (_, index) => index + 1).join('-')}`),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, 'Change services');
    await expect(await canvas.findByText('That’s the most you can choose: 20 services.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Find a service'), 'channel 7');
    await expect(canvas.getByRole('checkbox', { name: 'Channel 7' })).toBeDisabled();
  },
};

const unknown = (name: string, play: NonNullable<Story['play']>): Story => ({
  args: { content: ['service:DE-1-50'] },
  beforeEach: has('DE-1-50'),
  play: async (context) => {
    await expect(await context.canvas.findByText('2 services (Germany)')).toBeVisible();
    await expect(context.canvas.getByRole('switch', { name: 'On my services' })).toBeChecked();
    await open(context, name);
    await play(context);
  },
});
/** The names cannot be loaded: the filter works, and the list offers to try again. */
export const Failed: Story = {
  ...unknown('Change services', async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Try again/ })).toBeVisible();
  }),
  tags: ['smoke'], globals: network('failing'),
};
export const Offline: Story = {
  ...unknown('Change services', async ({ canvas }) => expect(await canvas.findByText(/offline/)).toBeVisible()), globals: network('offline'),
};
export const Waiting: Story = {
  ...unknown('Change services', async ({ canvas }) => expect(await canvas.findByText('Loading services')).toBeInTheDocument()),
  globals: network('hanging'),
};

/** A member's services are in the profile. */
export const OfMember: Story = {
  parameters: { scenario: { services: storyServices, profile: { services: 'DE-1' } } },
  globals: { role: 'member' },
  beforeEach: has('DE-20'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Netflix (Germany)')).toBeVisible();
    await open(context, 'Change services');
    await expect(canvas.queryByText('Kept in this browser.')).toBeNull();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'MUBI' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ZDF' }));
    await waitFor(() => expect(canvas.getByText('Netflix, ZDF and MUBI (Germany)')).toBeVisible());
    await expect(localStorage.getItem(VISITOR_SERVICES_KEY)).toBe('DE-20');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
