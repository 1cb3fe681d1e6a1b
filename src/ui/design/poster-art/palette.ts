/** The five colours of a poster: background, foreground, and three for the motif. */
export interface Inks {
  readonly background: string;
  readonly foreground: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

/** The kind of background: warm or cool paper, dark, or the most saturated ink. */
export type BackgroundTone = (typeof TONES)[number];

/** All kinds of backgrounds. */
export const TONES = ['light', 'cool', 'dark', 'hot'] as const;

const inks = (background: string, foreground: string, first: string, second: string, third: string): Inks => ({
  background, foreground, first, second, third,
});

/** Muted before 1950, saturated from 1950 to 1989, dry in the nineties, clean from 2000. */
const DECADES = {
  1920: {
    light: inks('#ede0c4', '#1b1714', '#a8321f', '#d19a2f', '#5b6b5a'),
    cool: inks('#d6d3bd', '#20211f', '#7c2a22', '#3f5a63', '#c7a458'),
    dark: inks('#17130f', '#ecdcb8', '#b23a22', '#c99632', '#5f5a4c'),
    hot: inks('#a4301d', '#f1e2c0', '#1a1512', '#d8a03a', '#6d1c12'),
  },
  1930: {
    light: inks('#f0e3c8', '#14202b', '#c8402b', '#d9a441', '#2f6f73'),
    cool: inks('#cbd8cf', '#122430', '#1f6f78', '#d08a2e', '#b33a2a'),
    dark: inks('#0f1c28', '#f0dfb4', '#d8a441', '#2a7d80', '#c44a2f'),
    hot: inks('#1d5e63', '#f3e4bf', '#e0a83f', '#10212b', '#cf4b30'),
  },
  1940: {
    light: inks('#e8ddc6', '#1c1b1a', '#b1321f', '#56707d', '#d3a550'),
    cool: inks('#c5cdc8', '#1a1d20', '#a63325', '#3d5a6b', '#e6d3a0'),
    dark: inks('#16171b', '#e6dac0', '#b4351f', '#5f7c8a', '#d0a04a'),
    hot: inks('#8f2a1c', '#efe2c6', '#17161a', '#d6a552', '#46606c'),
  },
  1950: {
    light: inks('#f2e6cc', '#161412', '#e2472a', '#f0b323', '#2d7f8a'),
    cool: inks('#dfe6d8', '#15181a', '#1f8a86', '#ee5a32', '#f2bd3c'),
    dark: inks('#161515', '#f4e7cc', '#e84a2b', '#f2b32a', '#3a96a0'),
    hot: inks('#d63f22', '#f9edd3', '#171412', '#f6bd35', '#7d1f14'),
  },
  1960: {
    light: inks('#f5e7cd', '#231a1c', '#f0562b', '#d81f5c', '#f7b52d'),
    cool: inks('#d9e4d0', '#1c2420', '#3a8f5f', '#f4692d', '#f6c238'),
    dark: inks('#1c141e', '#f8e6c8', '#f2602c', '#d92a66', '#f4b93a'),
    hot: inks('#f0932b', '#201418', '#d51f55', '#fbe8c6', '#ee5327'),
  },
  1970: {
    light: inks('#efdfbf', '#2b1a10', '#c4501e', '#e39a2d', '#6b7a35'),
    cool: inks('#d5d0a8', '#25200f', '#5f7333', '#cc5a20', '#e6a93a'),
    dark: inks('#24150d', '#f2dcb0', '#d0591f', '#e8a232', '#7a8439'),
    hot: inks('#b94a19', '#f8e3b8', '#2a160c', '#eaa834', '#6a2a12'),
  },
  1980: {
    light: inks('#f4ead8', '#17203a', '#ee4d5b', '#1fa3a5', '#f7c548'),
    cool: inks('#c6e2dc', '#141d3a', '#0f8f9c', '#f0506a', '#f8cc52'),
    dark: inks('#121633', '#f6ead2', '#f2506b', '#20b2b0', '#f9c74a'),
    hot: inks('#0f858d', '#fdf2da', '#131a38', '#f25a63', '#fad056'),
  },
  1990: {
    light: inks('#e9e2d0', '#191c1a', '#a4432a', '#3e6b57', '#d6a54a'),
    cool: inks('#c8d0c1', '#171c1b', '#2f6a5e', '#b5482c', '#dcb35a'),
    dark: inks('#131816', '#e8dfc6', '#b94d2d', '#4a7d68', '#d9aa4d'),
    hot: inks('#2c5c4d', '#eee4c8', '#101715', '#d1a044', '#bd5130'),
  },
  2000: {
    light: inks('#eef0e4', '#14202a', '#e5482f', '#3c7fa6', '#c5cf3a'),
    cool: inks('#c6d6dc', '#10202c', '#2b6c93', '#e6512f', '#e8d64a'),
    dark: inks('#0e1a25', '#e9efe4', '#ec5532', '#4a93bb', '#cdd644'),
    hot: inks('#276487', '#f1f3e2', '#0d1b27', '#e9d54b', '#ef5a35'),
  },
  2010: {
    light: inks('#f3ebe0', '#16232b', '#e8604c', '#1d7b80', '#f0bc9a'),
    cool: inks('#d0e0dc', '#13242b', '#1a7a7c', '#ea6650', '#f3c9a8'),
    dark: inks('#10202a', '#f3e8d9', '#ee6a53', '#2a8f90', '#f2b86c'),
    hot: inks('#17666a', '#f7ecd9', '#0f1d26', '#f0704f', '#f3c07a'),
  },
  2020: {
    light: inks('#f6efdd', '#151a2e', '#f0502e', '#2b55c9', '#f4c63f'),
    cool: inks('#d4e5d8', '#141b30', '#2a58c4', '#f2603a', '#f6cd55'),
    dark: inks('#11152a', '#f5edd6', '#f4623a', '#3f6be0', '#f7c945'),
    hot: inks('#2a4fb8', '#fbf1d8', '#10142a', '#f5663c', '#f8cf55'),
  },
} satisfies Readonly<Record<number, Readonly<Record<BackgroundTone, Inks>>>>;

type Decade = keyof typeof DECADES;

const decades: ReadonlyArray<Decade> = [2020, 2010, 2000, 1990, 1980, 1970, 1960, 1950, 1940, 1930, 1920];

/** Returns the colours of a year: those of its decade, the nearest decade before 1920 and after 2029, and 2000 if the year is unknown. */
export function palette(year: number | null, sheet: BackgroundTone): Inks {
  const knownYear = year || 2000;
  return DECADES[decades.find((decade) => knownYear >= decade) ?? 1920][sheet];
}
