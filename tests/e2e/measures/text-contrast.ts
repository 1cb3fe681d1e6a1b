import type { Page } from 'playwright-core';

/** A text as it is drawn, and its contrast with what is behind it. */
type DrawnText = {
  /** The text and its colour. */
  readonly text: string;
  /** Share of the text's pixels below WCAG AA, 0 to 1. */
  readonly share: number;
  /** Contrast ratio that 99 % of the pixels reach. */
  readonly ratio: number;
};

/** At most this share of a text's pixels may be below AA. */
const FAINT_SHARE = 0.01;

/** A line of a text. `node` numbers the text, because texts with the same words stand over different pictures. */
type Line = {
  readonly node: number;
  readonly text: string;
  readonly colour: string;
  readonly least: number;
  readonly box: readonly [left: number, top: number, width: number, height: number];
};

/** Returns the visible texts of header and page above `height` px, with their colour and the contrast that AA demands. */
const linesOf = (page: Page, height: number): Promise<ReadonlyArray<Line>> =>
  page.evaluate((bottom) => {
    const walker = document.createTreeWalker(document.querySelector('.app-layout') ?? document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    const range = document.createRange();
    let nodes = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      nodes += 1;
      const owner = node.parentElement;
      if (
        owner === null ||
        (node.textContent ?? '').trim() === '' ||
        owner.closest('svg, .sr, style, script, .board') !== null ||
        !owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const { color, fontSize, fontWeight } = getComputedStyle(owner);
      const size = Number.parseFloat(fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      range.selectNodeContents(node);
      for (const { left, top, width, height: tall } of range.getClientRects()) {
        const box = [Math.floor(left), Math.floor(top + scrollY), Math.ceil(width), Math.ceil(tall)] as const;
        if (box[1] + box[3] <= bottom && box[1] >= 0)
          lines.push({ node: nodes, text: (node.textContent ?? '').trim().slice(0, 50), colour: color, least, box });
      }
    }
    return lines;
  }, height);

/**
 * Measures the text over pictures as it is drawn: compares the page with black and with white text, which gives the pixels of the
 * letters, and reads the page with transparent text at these pixels. axe cannot see a picture behind a text.
 * @param height the part of the page to measure, in px from the top; the screen shows it.
 */
const drawnTexts = async (page: Page, height: number): Promise<ReadonlyArray<DrawnText>> => {
  const lines = await linesOf(page, height);
  const width = page.viewportSize()?.width ?? 0;
  const shot = async (colour: string): Promise<string> => {
    await page.evaluate((fill) => document.documentElement.style.setProperty('-webkit-text-fill-color', fill), colour);
    const bytes = await page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, width, height } });
    return bytes.toString('base64');
  };
  const [black, white, none] = [await shot('#000'), await shot('#fff'), await shot('transparent')];
  await page.evaluate(() => document.documentElement.style.removeProperty('-webkit-text-fill-color'));
  return page.evaluate(
    async ({ shots, lines: measured }) => {
      const pixelsOf = async (base64: string): Promise<ImageData> => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (context === null) throw new Error('No canvas.');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const colourContext = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const rgbOf = (colour: string): readonly number[] => {
        if (colourContext === null) throw new Error('No canvas.');
        colourContext.clearRect(0, 0, 1, 1);
        colourContext.fillStyle = colour;
        colourContext.fillRect(0, 0, 1, 1);
        return [...colourContext.getImageData(0, 0, 1, 1).data];
      };
      const linear = (value: number): number => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = (red: number, green: number, blue: number): number =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      const [dark, light, behind] = (await Promise.all(shots.map(pixelsOf))) as [ImageData, ImageData, ImageData];
      type Ratios = { readonly name: string; readonly least: number; readonly values: number[] };
      const ratios = new Map<number, Ratios>();
      for (const { node, text, colour, least, box: [left, top, wide, tall] } of measured) {
        const [red = 0, green = 0, blue = 0, alpha = 255] = rgbOf(colour);
        const { values }: Ratios = ratios.get(node) ?? { name: '', least, values: [] };
        ratios.set(node, { name: `${text} ${colour}`, least, values });
        for (let y = top; y < Math.min(top + tall, behind.height); y += 1) {
          for (let x = Math.max(0, left); x < Math.min(left + wide, behind.width); x += 1) {
            const at = (y * behind.width + x) * 4;
            const covered = ((light.data[at + 1] ?? 0) - (dark.data[at + 1] ?? 0)) / 255;
            if (covered < 0.5) continue;
            const [r = 0, g = 0, b = 0] = behind.data.subarray(at, at + 3);
            const mix = (front: number, back: number): number => (front * alpha + back * (255 - alpha)) / 255;
            const [front, back] = [luminance(mix(red, r), mix(green, g), mix(blue, b)), luminance(r, g, b)];
            values.push((Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05));
          }
        }
      }
      return [...ratios.values()].flatMap(({ name, least, values }) => {
        if (values.length === 0) return [];
        const share = values.filter((ratio) => ratio < least).length / values.length;
        values.sort((one, other) => one - other);
        return [
          {
            text: name, share: Math.round(share * 10_000) / 10_000,
            ratio: Math.round((values[Math.floor(values.length / 100)] ?? 0) * 100) / 100,
          },
        ];
      });
    },
    { shots: [black, white, none], lines },
  );
};

/** Returns the texts of the first `height` px of a page that are too light or too dark for what is behind them. */
export const faintTexts = async (page: Page, height: number): Promise<ReadonlyArray<DrawnText>> =>
  (await drawnTexts(page, height)).filter(({ share }) => share > FAINT_SHARE);

/** Waits until the pictures in the first `height` px are drawn or, if they are images, loaded. */
export const whenPicturesDrawn = (page: Page, height: number): Promise<unknown> =>
  page.waitForFunction(
    (bottom) =>
      [...document.querySelectorAll('.wide-art > .generated-art')].every(
        (art) =>
          art.childElementCount > 0 ||
          (art.nextElementSibling instanceof HTMLImageElement && art.nextElementSibling.complete) ||
          art.getBoundingClientRect().top > bottom,
      ),
    height,
  );
