import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from '#storybook/story-expect.ts';
import css from '#ui/design/tokens/tokens.css?raw';
import { customPropertiesOf } from './tokens.fixture';
import './foundations.css';

const uses: Readonly<Record<string, string>> = {
  't-quick': 'hover',
  't-base': 'menus and toasts',
  't-slow': 'drawers and modals',
  't-slower': 'a poster grows into its page',
};

const Motion = () => (
  <div className="sb">
    <p className="quiet">Point at a track, or focus it. Nothing moves when the device asks for less motion.</p>
    {customPropertiesOf(css, 't-').map(([name, value]) => (
      <div key={name} className="sb-track">
        <button type="button" className="btn small">
          --{name} {value}, {uses[name]}
        </button>
        <div className="sb-move" style={{ '--move': `var(--${name})` } as CSSProperties} />
      </div>
    ))}
  </div>
);

const meta: Meta<typeof Motion> = { title: 'Design/Tokens/Motion', component: Motion };
export default meta;

export const Durations: StoryObj<typeof Motion> = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(4),
};
