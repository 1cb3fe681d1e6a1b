import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { PosterRowContext } from '#ui/design/images/renderer/poster-row-context.ts';
import { bestKnownTitles } from '#ui/design/poster-art/known-titles.fixture.ts';
import { sampleTitles } from '#ui/design/titles.fixture.ts';
import '#ui/design/images/genre-tile.css';
import { BackdropImage } from '#ui/design/images/backdrop-image.tsx';
import { PosterGrid } from '#ui/design/shelves/poster-grid.tsx';
import { expect, waitFor } from '#storybook/story-expect.ts';
import './foundations.css';

const meta: Meta = { title: 'Design/Images/Poster art' };
export default meta;

/** Sixty generated posters of various genres and decades. */
export const Posters: StoryObj = {
  render: () => (
    <div className="sb">
      <PosterGrid flush label="Posters">
        {sampleTitles.map((title) => (
          <PosterImage key={title.id} title={title} label={title.title} early />
        ))}
      </PosterGrid>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(60);
    await waitFor(() => expect(canvasElement.querySelector('.generated-art svg')).not.toBeNull());
  },
};

/** The sixty best-known titles of the catalogue, as its first pages show them: what each film is about, chosen by hand. */
export const BestKnown: StoryObj = {
  render: () => (
    <div className="sb">
      <PosterRowContext value={bestKnownTitles}>
        <PosterGrid flush label="Posters">
          {bestKnownTitles.map((title) => (
            <PosterImage key={title.id} title={title} label={title.title} early />
          ))}
        </PosterGrid>
      </PosterRowContext>
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('img')).toHaveLength(60),
};

/** The sample titles as backdrops, with a calm left side for text. */
export const Backdrops: StoryObj = {
  render: () => (
    <ul className="tile-grid sb">
      {sampleTitles.slice(0, 24).map((title) => (
        <li key={title.id}>
          <BackdropImage title={title} label={title.title} framed />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('img')).toHaveLength(24),
};
