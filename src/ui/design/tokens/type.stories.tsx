import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from '#storybook/story-expect.ts';
import './foundations.css';

const posters = ['xl', 'l', 'm', 's', 'xs'] as const;
const texts = ['xl', 'l', 'm', 's', 'xs'] as const;

const Type = () => (
  <div className="sb">
    {posters.map((size) => (
      <div key={size}>
        <p className="faint">--poster-{size}</p>
        <p className={`poster p-${size}`}>Once upon a time in the West, Ænima 1968</p>
      </div>
    ))}
    {texts.map((size) => (
      <div key={size} style={{ fontSize: `var(--text-${size})` }}>
        <p className="faint">--text-{size}</p>
        <p>A century of films and series. Save what you want to watch, and remember what you’ve seen. Łódź, Győr, İzmir.</p>
      </div>
    ))}
    <p className="num">
      1,111 tabular figures
      <br />
      9,876 stand under each other
    </p>
  </div>
);

const meta: Meta<typeof Type> = { title: 'Design/Tokens/Type', component: Type };
export default meta;

export const Faces: StoryObj<typeof Type> = {
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check('20px "League Gothic"')).toBe(true);
    await expect(document.fonts.check('16px "Instrument Sans"')).toBe(true);
  },
};

/** The fallback fonts break and end lines in the same places as the real fonts. */
export const Fallbacks: StoryObj<typeof Type> = {
  render: () => (
    <div className="sb sb-narrow">
      {['"League Gothic"', '"League Gothic Fallback"'].map((face) => (
        <p key={face} className="poster p-m" data-face="poster" style={{ fontFamily: face }}>
          Everyone is watching
        </p>
      ))}
      {['"Instrument Sans"', '"Instrument Sans Fallback"'].map((face) => (
        <p key={face} data-face="text" style={{ fontFamily: face }}>
          A century of films and series. Save what you want to watch, and remember what you’ve seen.
        </p>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    for (const kind of ['poster', 'text']) {
      const [original, fallback] = [...canvasElement.querySelectorAll(`[data-face="${kind}"]`)].map(
        (line) => line.getBoundingClientRect().height,
      );
      await expect(Math.abs((original ?? 0) - (fallback ?? 99))).toBeLessThan(2);
    }
  },
};
