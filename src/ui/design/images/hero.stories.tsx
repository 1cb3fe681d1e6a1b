import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/design/buttons/button.tsx';
import { ButtonLink } from '#ui/design/buttons/button-link.tsx';
import { Certificate, FactLine } from '#ui/design/metadata/fact-line.tsx';
import { ScoreBadge } from '#ui/design/metadata/score-badge.tsx';
import { Board } from '#ui/design/text/board.tsx';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { expect } from '#storybook/story-expect.ts';
import { longTitle, sample, type SampleTitle } from '#ui/design/titles.fixture.ts';
import { Hero } from './hero';

const meta: Meta<typeof Hero> = { title: 'Design/Images/Hero', component: Hero, tags: ['autodocs'] };
export default meta;

type Story = StoryObj<typeof Hero>;

export const Example: Story = {
  tags: ['!test'],
  args: { kind: 'feature', art: sample('Casablanca'), label: 'Casablanca', children: 'The heading, facts and actions of the title' },
};

export const Landing: Story = {
  render: () => (
    <Hero
      kind="visitor"
      art={sample('Psycho')}
      label="Welcome"
      caption={
        <>
          <span className="quiet">Pictured</span> <TextLink to="/movie/539">Psycho, 1960</TextLink>
        </>
      }
    >
      <Board level={1} lines={['What’s /on', 'tonight[?]', { words: '8,876 films [&] 2,404 series', half: true, centre: true }]} />
      <p className="lead">A century of films and series. Save what you want to watch, and remember what you’ve seen.</p>
      <div className="acts">
        <ButtonLink kind="go" to="/register">
          Start your lists
        </ButtonLink>
        <ButtonLink to="/genres">Browse by genre</ButtonLink>
      </div>
    </Hero>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Welcome' })).toBeVisible(),
};

export const LandingLight: Story = { ...Landing, globals: { theme: 'light' } };

const featureOf = (title: SampleTitle) => () => (
  <Hero kind="feature" art={title} label={title.title}>
    <DisplayHeading level={1} size="xl">
      {title.title}
    </DisplayHeading>
    <FactLine>
      <ScoreBadge rating={title.rating} />
      {title.year}
      <>
        Directed by <b>Michael Curtiz</b>
      </>
      1 h 42
      <Certificate>PG</Certificate>
    </FactLine>
    <p>
      <TextLink to="/genres/drama">Drama</TextLink>, <TextLink to="/genres/romance">Romance</TextLink>
    </p>
    <div className="acts">
      <Button kind="go" icon="plus">
        Add to a list
      </Button>
      <Button icon="bookmark" pressed>
        Watchlist
      </Button>
      <Button icon="heart" pressed={false}>
        Favorite
      </Button>
      <Button icon="eye" pressed={false}>
        Seen it
      </Button>
    </div>
  </Hero>
);

export const Feature: Story = {
  render: featureOf(sample('Casablanca')),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Casablanca', level: 1 })).toBeVisible(),
};

export const FeatureLight: Story = { ...Feature, globals: { theme: 'light' } };

export const LongWords: Story = {
  render: featureOf(longTitle),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Recommended: Story = {
  render: () => (
    <Hero kind="recommended" art={sample('Once Upon a Time in the West')} label="Next on your watchlist">
      <p className="up-next">Next on your watchlist</p>
      <DisplayHeading level={1} size="xl">
        Once upon a time in the west
      </DisplayHeading>
      <FactLine>
        <ScoreBadge rating={8.3} />
        1968
      </FactLine>
      <p className="lead">A widow and a mysterious stranger face a ruthless railroad company.</p>
      <div className="acts">
        <Button kind="go">Add to watchlist</Button>
        <Button icon="right">Show another</Button>
      </div>
    </Hero>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Add to watchlist' })).toBeVisible(),
};
