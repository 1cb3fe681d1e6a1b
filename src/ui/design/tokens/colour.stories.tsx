import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import css from '#ui/design/tokens/tokens.css?raw';
import { contrastOf, colourPairs, type ColourPair } from './colour-pairs.fixture';
import { parseThemeColours } from './tokens.fixture';
import './foundations.css';

const themes = parseThemeColours(css);

const PairCard = ({ pair, theme }: { readonly pair: ColourPair; readonly theme: 'dark' | 'light' }) => (
  <li
    className={pair.least === 3 ? 'sb-pair shape' : 'sb-pair'}
    style={{ '--pair-front': `var(--${pair.front})`, '--pair-ground': `var(--${pair.ground})` } as CSSProperties}
  >
    {pair.front} on {pair.ground}
    <b className="num">{contrastOf(themes[theme], pair).toFixed(2)}</b>
  </li>
);

const Colours = () => (
  <div className="sb-lights">
    {(['dark', 'light'] as const).map((theme) => (
      <div key={theme} data-theme={theme}>
        <h2 className="poster p-m">{theme === 'dark' ? 'Dark' : 'Light'}</h2>
        <h3>Every colour</h3>
        <ul className="sb-swatches">
          {Object.keys(themes[theme]).map((name) => (
            <li key={name}>
              <span style={{ '--swatch': `var(--${name})` } as CSSProperties} />
              {name}
            </li>
          ))}
        </ul>
        <h3>Every pair, with its contrast</h3>
        <ul className="sb-pairs">
          {colourPairs.map((pair) => (
            <PairCard key={`${pair.front} ${pair.ground}`} pair={pair} theme={theme} />
          ))}
        </ul>
      </div>
    ))}
  </div>
);

const meta: Meta<typeof Colours> = { title: 'Design/Tokens/Colour', component: Colours };
export default meta;

/** `contrast.test.ts` checks every pair. */
export const Contrast: StoryObj<typeof Colours> = {};
