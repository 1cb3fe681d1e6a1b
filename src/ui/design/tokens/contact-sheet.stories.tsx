import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { sampleTitles } from '#ui/design/titles.fixture.ts';
import { BackdropImage } from '#ui/design/images/backdrop-image.tsx';
import { PosterGrid } from '#ui/design/shelves/poster-grid.tsx';
import './foundations.css';

const meta: Meta = { title: 'Foundation/Contact sheet' };
export default meta;

/** Sixty posters of all sorts, as the press prints them. */
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
    await waitFor(() => expect(canvasElement.querySelector('.print svg')).not.toBeNull());
  },
};

/** The same titles wide: quiet on the left, for words. */
export const Backdrops: StoryObj = {
  render: () => (
    <ul className="moods sb">
      {sampleTitles.slice(0, 24).map((title) => (
        <li key={title.id}>
          <BackdropImage title={title} label={title.title} framed />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('img')).toHaveLength(24),
};
