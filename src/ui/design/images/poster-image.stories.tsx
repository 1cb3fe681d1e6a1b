import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from '#storybook/story-expect.ts';
import { longTitle, sample } from '#ui/design/titles.fixture.ts';
import { PosterImage } from './poster-image';
import { BackdropImage } from './backdrop-image';
import '#ui/design/tokens/foundations.css';

const meta: Meta<typeof PosterImage> = {
  title: 'Design/Images/Poster image',
  component: PosterImage,
  tags: ['autodocs'],
  args: { title: sample('Casablanca'), label: 'Poster: Casablanca' },
  render: (args) => (
    <div className="sb" style={{ maxWidth: '20rem' }}>
      <PosterImage {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof PosterImage>;

const photograph = (fill: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30"><path fill="${fill}" d="M0 0h20v30H0z"/></svg>`)}`;

/** Rendered by the browser when it comes near the viewport. */
export const Generated: Story = {
  play: async ({ canvas, canvasElement }) => {
    const poster = canvas.getByRole('img', { name: 'Poster: Casablanca' });
    const { width, height } = poster.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(1.5, 1);
    await waitFor(() => expect(canvasElement.querySelector('.generated-art > svg')).not.toBeNull());
  },
};

/** A poster image in the same box. */
export const WithImage: Story = {
  args: { image: { src: photograph('teal') } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy'),
};

/** The generated poster stays when the image fails to load. */
export const ImageFails: Story = {
  args: { image: { src: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await waitFor(() => expect(canvasElement.querySelector('.generated-art > svg')).not.toBeNull());
  },
};

export const LongWords: Story = {
  args: { title: longTitle, label: longTitle.title },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toBeVisible(),
};

/** A poster far below the viewport is not rendered. */
export const FarBelow: Story = {
  render: (args) => (
    <div className="sb" style={{ maxWidth: '20rem', paddingTop: '4000px' }}>
      <PosterImage {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(canvasElement.querySelector('.generated-art > svg')).toBeNull();
  },
};

export const Wide: Story = {
  render: () => (
    <div className="sb">
      <BackdropImage title={sample('Casablanca')} label="Casablanca" framed />
    </div>
  ),
  play: async ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('.generated-art > svg')).not.toBeNull()),
};
