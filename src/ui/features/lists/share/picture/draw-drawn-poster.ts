import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import type { PosterRenderer } from '#ui/design/images/renderer/poster-renderer.ts';
import { loadImage } from './load-image';
import type { Box } from './picture-layout';

/** Width of the posters' SVG. */
const SVG_WIDTH = 300;
/** Distance of lettering to the right edge of a poster at least. */
const LETTERING_MARGIN = 12;

/** A line of lettering: baseline and size in units of the SVG. */
type Lettering = { readonly text: string; readonly x: number; readonly y: number; readonly font: string; readonly colour: string };

const readLettering = (element: Element): Lettering => {
  const attribute = (name: string): string | null => element.getAttribute(name) ?? element.parentElement?.getAttribute(name) ?? null;
  const family = (attribute('font-family') ?? 'sans-serif').replace('League Gothic', '"League Gothic"');
  return {
    text: element.textContent, x: Number(attribute('x')), y: Number(attribute('y')),
    font: `${Number(attribute('font-size'))}px ${family}`,
    colour: attribute('fill') ?? 'black',
  };
};

/**
 * Takes the lettering out of an SVG: one that is drawn as an image has no access to the fonts of the page, so the canvas draws the text.
 */
const takeLettering = (svg: Element): ReadonlyArray<Lettering> =>
  [...svg.querySelectorAll('text')].map((element) => {
    const line = readLettering(element);
    element.remove();
    return line;
  });

/** Draws the poster that the app draws of a title. Rejects if the browser cannot show the SVG. */
export const drawDrawnPoster = async (
  context: CanvasRenderingContext2D, { x, y, width, height }: Box,
  renderer: PosterRenderer, row: ReadonlyArray<ArtTitle>, title: ArtTitle,
): Promise<void> => {
  const svg = new DOMParser().parseFromString(renderer.posterArt(title, renderer.variantIn(row, title)), 'image/svg+xml').documentElement;
  const lettering = takeLettering(svg);
  // Firefox draws only an SVG with a size.
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const image = await loadImage(`data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`);
  context.drawImage(image, x, y, width, height);
  context.save();
  context.translate(x, y);
  context.scale(width / SVG_WIDTH, width / SVG_WIDTH);
  for (const line of lettering) {
    context.font = line.font;
    context.fillStyle = line.colour;
    // The limit narrows the letters of titles that the poster sets in the narrow width of the font.
    context.fillText(line.text, line.x, line.y, SVG_WIDTH - line.x - LETTERING_MARGIN);
  }
  context.restore();
};
