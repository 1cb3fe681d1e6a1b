import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColumnSection, TwoColumns } from '#ui/design/page/columns.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { expect } from '#storybook/story-expect.ts';
import { CreditList } from './credit-list';
import { Certificate, FactLine } from './fact-line';
import { Panel } from './panel';
import { ScoreBadge } from './score-badge';
import { FactSheet } from './fact-sheet';

const cast = [
  ['Rick Blaine', 'Humphrey Bogart'],
  ['Ilsa Lund', 'Ingrid Bergman'],
  ['Victor Laszlo', 'Paul Henreid'],
  ['Captain Louis Renault', 'Claude Rains'],
  ['Major Heinrich Strasser', 'Conrad Veidt'],
  ['Herself, in a part whose name goes on for longer than its line', 'Wolfeschlegelsteinhausenbergerdorff'],
] as const;

const Facts = () => (
  <TwoColumns
    asideLabel="Facts"
    aside={
      <FactSheet
        facts={[
          { term: 'Directed by', value: <b>Michael Curtiz</b> },
          { term: 'Released', value: '26 November 1942' },
          { term: 'Nothing known', value: null },
          { term: 'Keywords', value: <TextLink to="/keyword/1">love triangle</TextLink> },
        ]}
      />
    }
  >
    <FactLine>
      <ScoreBadge rating={8.2} />
      1942
      <Certificate>PG</Certificate>
      <ScoreBadge rating={null} />
    </FactLine>
    <ColumnSection heading="Cast">
      <CreditList label="Cast" credits={cast.map(([as, name]) => ({ key: name, as, name, to: `/person/${name}` }))} />
    </ColumnSection>
    <ColumnSection heading="Seasons">
      <Panel heading="Season 4" note="2006">
        <p>13 episodes</p>
      </Panel>
    </ColumnSection>
  </TwoColumns>
);

const meta: Meta<typeof Facts> = { title: 'Design/Metadata/Facts of a title', component: Facts };
export default meta;

type Story = StoryObj<typeof Facts>;

export const OfAFilm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13 episodes')).toBeVisible();
    await expect(canvas.queryByText('Nothing known')).toBeNull();
  },
};

export const Light: Story = { ...OfAFilm, globals: { theme: 'light' } };
