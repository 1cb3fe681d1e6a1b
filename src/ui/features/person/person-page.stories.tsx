import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { aPerson } from '#domain/catalogue/person.fixture';
import { deriveIdFromName } from '#adapters/embedded-catalogue/queries/ids-from-names';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { Screen } from '#storybook/story-screen.tsx';
import { fitsTheScreen } from '#storybook/long-text-checks.fixture.ts';
import { heading, inTurn, expectNotFound, expectOffline, expectHeading } from '#storybook/story-checks.fixture.ts';
import { inLightTheme, onPhone, network } from '#storybook/story-settings.fixture.ts';
import { hidesTheStackTrace, withStackTrace } from '#storybook/stack-trace-checks.fixture.ts';

const addressOf = (name: string): string => `/person?id=${deriveIdFromName(name)}`;
const long = 'The Unreasonably Long Night of the Harbour Ferry That Never Once Came Back';
const { biography, born, died, birthplace, imdbId, filmography } = aPerson();

const meta = { title: 'Features/Person/Person page', render: () => <Screen />, parameters: { at: addressOf('Tom Hanks') } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'Tom Hanks');
    await expect(canvas.getByRole('heading', { name: 'Known for' })).toBeVisible();
    const filmography = within(canvas.getByRole('region', { name: 'Filmography' }));
    const nineties = within(filmography.getByRole('region', { name: '1990s' }));
    await expect(nineties.getByRole('link', { name: /^Forrest Gump\b[^]*1994 · Forrest Gump/ })).toHaveAttribute(
      'href', '/details?type=movie&id=13',
    );
    await userEvent.click(filmography.getByRole('button', { name: 'Best rated' }));
    await waitFor(() => expect(filmography.queryByRole('region', { name: '1990s' })).toBeNull());
    await expect(filmography.getAllByRole('link')[0]).toHaveAccessibleName(/^Band of Brothers\b/);
    await userEvent.click(filmography.getByRole('button', { name: 'Films' }));
    await waitFor(() => expect(filmography.getAllByRole('link')[0]).not.toHaveAccessibleName(/^Band of Brothers\b/));
    await expect(canvas.getByRole('region', { name: 'Worked with most often' })).toBeVisible();
    const stops = [...document.querySelectorAll<HTMLElement>(':is(a[href], button, input):not([tabindex="-1"])')];
    await expect(stops.filter((each) => each.checkVisibility()).length).toBeLessThanOrEqual(40);
  },
};
export const Phone: Story = { tags: ['smoke'], globals: onPhone, play: expectHeading('Tom Hanks') };
export const Light: Story = { globals: inLightTheme(), play: expectHeading('Tom Hanks') };

/** A person with life dates and both cast and crew credits. */
export const Several: Story = {
  parameters: { scenario: { person: { biography, born, died, birthplace, imdbId, filmography } } },
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'Tom Hanks');
    await expect(canvas.getByText(/3 April 1921 to 19 November 1998 · Saint-Malo, France/)).toBeVisible();
    await expect(canvas.getByText('1964 · Director, Woman with the parrot')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cast' }));
    await expect(await canvas.findByText('1964 · Woman with the parrot')).toBeVisible();
    await expect(canvas.queryByText('1958 · Director')).toBeNull();
  },
};
export const WithImages: Story = {
  parameters: { scenario: { images: true, person: { imagePath: '/face.jpg', biography, born } } },
  play: async ({ canvas }) => {
    await heading(canvas, 'Tom Hanks');
    await expect(canvas.getByRole('img', { name: 'Portrait of Tom Hanks' })).toBeVisible();
  },
};
export const WithImagesOnPhone: Story = { ...WithImages, globals: onPhone };
export const NoImage: Story = {
  parameters: { scenario: { images: false, person: { imagePath: '/face.jpg' } } },
  play: async ({ canvas }) => {
    await heading(canvas, 'Tom Hanks');
    await expect(canvas.queryByRole('img', { name: /Portrait/ })).toBeNull();
  },
};
export const One: Story = {
  parameters: { scenario: { person: { filmography: filmography.slice(0, 1), titles: [] } } },
  play: async ({ canvas }) => {
    await heading(canvas, 'Tom Hanks');
    await expect(canvas.getByText('1 title')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Credits to show' })).toBeNull();
  },
};
export const Empty: Story = {
  parameters: { scenario: { person: { filmography: [], titles: [], knownFor: null } } },
  play: async ({ canvas }) => {
    await heading(canvas, 'Tom Hanks');
    await expect(canvas.getByRole('link', { name: 'Search for someone else' })).toHaveAttribute('href', '/search');
  },
};
export const LongWords: Story = {
  parameters: {
    scenario: {
      person: {
        name: 'Adolph Blaine Charles David Earl Frederick Wolfeschlegelsteinhausenbergerdorff senior',
        biography: `${biography ?? ''} `.repeat(14),
        filmography: filmography.map((entry) => ({ ...entry, title: { ...entry.title, title: long } })),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, /Wolfeschlegel/);
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }));
    await expect(document.activeElement).toHaveTextContent(/^She sold tickets/);
    await expect(canvas.queryByRole('button', { name: 'Read more' })).toBeNull();
    await fitsTheScreen();
  },
};
export const LongWordsOnPhone: Story = { ...LongWords, globals: onPhone };
export const Waiting: Story = { globals: network('hanging'), play: expectHeading('Loading') };
export const Slow: Story = { globals: network('slow'), play: inTurn(expectHeading('Loading'), expectHeading('Tom Hanks')) };
export const Offline: Story = { globals: network('offline'), play: expectOffline };
export const Failed: Story = { tags: ['smoke'], parameters: withStackTrace, play: hidesTheStackTrace };
export const NotFound: Story = { parameters: { at: '/person?id=999999999' }, play: expectNotFound };
export const UnknownPerson: Story = { parameters: { at: '/person?id=hanks' }, play: expectNotFound };
