import type { DrawingKit } from './drawing-kit';

/** The place kept free for the lettering. */
export interface TitleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Titles hang from the top of their box or stand on its foot. */
  readonly stands: 'top' | 'foot';
  /** The colour under the letters; the bare sheet when left out. */
  readonly under?: string;
}

/** A finished composition: its layers of SVG from the back to the front, and where the title goes. */
export interface PosterComposition {
  readonly layers: ReadonlyArray<string>;
  readonly box: TitleBox;
  /** A colour over the whole stage, below all layers; without it the sheet shows. */
  readonly wash?: string;
  /** How far down the motif reaches. Over a tall title the art is shrunk until this line stands above the first letters. */
  readonly floor?: number;
  /** The motif stands in the lower half of the stage, so a wide crop goes lower. */
  readonly standsLow?: true;
  /** The motif has a right way round and is never shown in the mirror. */
  readonly unmirrored?: true;
}

/** A composition is a recipe: given papers, a die and scissors it makes one picture. */
export type Composition = (kit: DrawingKit) => PosterComposition;

/** A family: compositions of one mood, by name. */
export type Family = Readonly<Record<string, Composition>>;

/** The floor of a composition that does not name one. */
export const defaultFloor = 302;

/** The title hangs at the top, on the bare sheet. */
export const TITLE_AT_TOP: TitleBox = { x: 20, y: 22, width: 260, height: 126, stands: 'top' };

/** The title stands at the foot, on the bare sheet. */
export const TITLE_AT_BOTTOM: TitleBox = { x: 20, y: 292, width: 260, height: 140, stands: 'foot' };

/** The title stands at the foot on a coloured floor: a box `margin` from both edges, from `y` downwards. */
export const titleOnFloor = (under: string, margin: number, y: number, height: number): TitleBox => ({
  x: margin, y, width: 300 - 2 * margin, height, stands: 'foot', under,
});
