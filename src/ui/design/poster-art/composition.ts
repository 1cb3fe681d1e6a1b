import type { DrawingKit } from './drawing-kit';

/** The area reserved for the lettering. */
export interface TitleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Vertical alignment: at the top of the box or at its bottom. */
  readonly align: 'top' | 'foot';
  /** Background colour of the lettering; the sheet colour by default. */
  readonly background?: string;
}

/** A drawn composition: layers of SVG from back to front, and the box of the title. */
export interface DrawnComposition {
  readonly layers: ReadonlyArray<string>;
  readonly box: TitleBox;
  /** Background colour of the whole stage, below all layers; the sheet colour by default. */
  readonly background?: string;
  /** Lower edge of the motif (y). For a tall title the motif is scaled down until this line is above the first line of text. */
  readonly floor?: number;
  /** The motif is in the lower half of the stage, so the wide crop is lower. */
  readonly isLow?: true;
  /** The motif is on the bare sheet although the title is not: drawn in the light ink on a dark sheet. */
  readonly isOnSheet?: true;
  /** The motif must not be mirrored. */
  readonly noMirror?: true;
}

/** Draws one picture with the given drawing kit. */
export type Composition = (kit: DrawingKit) => DrawnComposition;

/** Compositions of one mood, by name. */
export type Family = Readonly<Record<string, Composition>>;

/** The floor of a composition that does not define one. */
export const defaultFloor = 302;

/** The title at the top, on the bare sheet. */
export const TITLE_BOX_AT_TOP: TitleBox = { x: 20, y: 22, width: 260, height: 126, align: 'top' };

/** The title at the bottom, on the bare sheet. */
export const TITLE_BOX_AT_BOTTOM: TitleBox = { x: 20, y: 292, width: 260, height: 140, align: 'foot' };

/** The title at the bottom on a coloured floor: a box `margin` from both edges, from `y` downwards. */
export const titleBoxOnFloor = (under: string, margin: number, y: number, height: number): TitleBox => ({
  x: margin, y, width: 300 - 2 * margin, height, align: 'foot', background: under,
});
