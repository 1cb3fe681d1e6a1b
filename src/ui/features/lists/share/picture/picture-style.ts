/** The colours of the dark theme, which a picture always has. */
export const PICTURE_COLOURS = {
  ground: 'oklch(0.158 0.014 305)', clearGround: 'oklch(0.158 0.014 305 / 0)',
  text: 'oklch(0.960 0.013 85)', quiet: 'oklch(0.795 0.016 80)', amber: 'oklch(0.815 0.158 76)',
} as const;

export const PICTURE_FACES = {
  poster: '"League Gothic", "League Gothic Fallback", Impact, sans-serif',
  text: '"Instrument Sans", "Instrument Sans Fallback", Arial, sans-serif',
} as const;
