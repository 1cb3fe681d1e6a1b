import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, type CSSProperties } from 'react';
import { expect } from '#storybook/story-expect.ts';
import css from '#ui/design/tokens/tokens.css?raw';
import { customPropertiesOf } from './tokens.fixture';
import './foundations.css';

const Space = () => (
  <div className="sb">
    <h2 className="poster p-s">Space: a rhythm of four</h2>
    <div className="sb-table">
      {customPropertiesOf(css, 's-', 'gutter', 'gap-posters', 'shelf-gap', 'target').map(([name, value]) => (
        <Fragment key={name}>
          <span>
            --{name} {value}
          </span>
          <div className="sb-bar" style={{ '--bar': `var(--${name})` } as CSSProperties} />
        </Fragment>
      ))}
    </div>
    <h2 className="poster p-s">Corners and lift</h2>
    <ul className="sb-swatches">
      {['lift-1', 'lift-2', 'lift-3', 'glow', 'focus'].map((name) => (
        <li key={name}>
          <span style={{ '--swatch': 'var(--surface-high)', boxShadow: `var(--${name})` } as CSSProperties} />
          {name}
        </li>
      ))}
      {['r-image', 'r-control', 'r-panel', 'r-pill'].map((name) => (
        <li key={name}>
          <span style={{ '--swatch': 'var(--surface-top)', borderRadius: `var(--${name})` } as CSSProperties} />
          {name}
        </li>
      ))}
    </ul>
  </div>
);

const meta: Meta<typeof Space> = { title: 'Design/Tokens/Space', component: Space };
export default meta;

export const SpaceAndShape: StoryObj<typeof Space> = {
  play: async ({ canvas }) => expect(canvas.getByText(/--target 2.75rem/)).toBeVisible(),
};
