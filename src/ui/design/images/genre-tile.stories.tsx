import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeaturedTiles } from '#ui/design/page/columns.tsx';
import { SectionHead } from '#ui/design/shelves/section-head.tsx';
import { expect } from '#storybook/story-expect.ts';
import { sample } from '#ui/design/titles.fixture.ts';
import { PosterFan } from './poster-fan';
import { GenreTile } from './genre-tile';
import { TileGrid } from './tile-grid';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof GenreTile> = { title: 'Design/Images/Genre tile', component: GenreTile, tags: ['autodocs'] };
export default meta;

type Story = StoryObj<typeof GenreTile>;

const genres: ReadonlyArray<readonly [string, string, string]> = [
  ['Western', 'Stagecoach', '206 films'],
  ['Horror', 'Psycho', '713 films'],
  ['Romance', 'Casablanca', '1,290 films'],
  ['Science Fiction', 'Alien', '804 films'],
  ['Comedy', 'City Lights', '2,228 films'],
  ['War', 'Das Boot', '271 films'],
  ['Animation', 'Spirited Away', '402 films'],
  ['Music', 'La La Land', '271 films'],
];

export const Example: Story = {
  tags: ['!test'],
  args: { to: '/genre/western', art: sample('Stagecoach'), heading: 'Western', note: '206 films', size: 'm', tall: false },
};

export const Genres: Story = {
  render: () => (
    <section className="shelf">
      <SectionHead heading="Browse by genre" to="/genres" toLabel="All genres" />
      <TileGrid>
        {genres.map(([heading, title, note]) => (
          <GenreTile key={heading} to={`/genres/${heading}`} art={sample(title)} heading={heading} note={note} />
        ))}
      </TileGrid>
    </section>
  ),
  play: async ({ canvas, userEvent }) => {
    const western = canvas.getByRole('link', { name: 'Western 206 films' });
    await expect(western).toHaveAttribute('href', '/genres/Western');
    western.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Romance/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(western.getBoundingClientRect().top);
  },
};

export const GenresLight: Story = { ...Genres, globals: { theme: 'light' } };

export const DoubleBill: Story = {
  render: () => (
    <FeaturedTiles label="Featured">
      <GenreTile
        to="/movie/1"
        art={sample('The Grand Budapest Hotel')}
        heading="The Grand Budapest Hotel"
        note="2014 · Wes Anderson · 1 h 40"
        pitch="A concierge, a painting and a very good alibi."
        size="l"
        early
      />
      <GenreTile to="/movie/2" art={sample('The Maltese Falcon')} heading="The Maltese Falcon" note="1941 · 1 h 40" />
      <GenreTile to="/movie/3" art={sample("Singin' in the Rain")} heading="Singin' in the Rain" note="1952 · 1 h 43" />
    </FeaturedTiles>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(3),
};

export const Fan: Story = {
  render: () => (
    <div className="sb">
      <PosterFan titles={['Jaws', 'Breathless', 'Seven Samurai', 'Amélie', 'Taxi Driver'].map(sample)} />
    </div>
  ),
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('.art')).toHaveLength(5),
};
