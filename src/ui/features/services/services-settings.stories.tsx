import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { onPhone, onTablet } from '#storybook/story-settings.fixture.ts';
import { ServicesSettings } from './services-settings';
import { storyServices } from './story-services.fixture';

const meta: Meta = {
  title: 'Features/Settings/Services',
  component: ServicesSettings,
  parameters: { scenario: { services: storyServices, profile: { services: 'DE-1-10-15' } } },
  globals: { role: 'member' },
};
export default meta;
type Story = StoryObj;

/** The member's services, with their country; a change is stored at once. */
export const Chosen: Story = {
  tags: ['smoke'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Streaming services' })).toBeVisible();
    await expect(await canvas.findByText('Netflix, MUBI and Pluto TV (Germany)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change services' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Netflix' }));
    await waitFor(() => expect(canvas.getByText('MUBI and Pluto TV (Germany)')).toBeVisible());
    await userEvent.selectOptions(canvas.getByLabelText('Country of the services'), 'France');
    await expect(await canvas.findByText('Your choice (Germany) stays until you choose a service here.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'MUBI' })).not.toBeChecked();
  },
};
export const ChosenPhone: Story = { ...Chosen, tags: [], globals: { role: 'member', ...onPhone } };
export const ChosenTablet: Story = { ...Chosen, tags: [], globals: { role: 'member', ...onTablet } };
export const ChosenLight: Story = { ...Chosen, tags: [], globals: { role: 'member', theme: 'light' } };

export const None: Story = {
  parameters: { scenario: { services: storyServices } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Choose services' })).toBeVisible(),
};
