import type { ArtTitle } from '#ui/design/poster-art/art-title.ts';
import type { TitleBox } from '#ui/design/poster-art/composition.ts';
import { each } from '#ui/design/poster-art/repeat.ts';
import { CAP_HEIGHT, LINE_HEIGHT, fitTitleToBox } from './fit-title-to-box';

/** Truncates a text to at most `maxLength` characters, including the ellipsis. Drops a partial last word of up to 12 characters. */
function clip(text: string, maxLength: number): string {
  const characters = Array.from(text.slice(0, 2 * maxLength + 2));
  if (characters.length <= maxLength) return text;
  const shortened = characters.slice(0, maxLength - 1).join('');
  return `${shortened.replace(/\s+\S{0,12}$/u, '')}…`;
}

/** Characters that XML forbids: control characters, lone surrogates and the two non-characters. */
const UNPRINTABLE = /\p{Cc}|\p{Cs}|\ufffe|\uffff/gu;

const ESCAPES: ReadonlyMap<string, string> = new Map([['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;']]);

/** Replaces forbidden characters with spaces. */
const printable = (text: string): string => text.replace(UNPRINTABLE, ' ');

/** Escapes printable text for an SVG element. */
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES.get(character) ?? '');

/** The markup of the lettering and its upper edge. */
interface Lettering {
  readonly svg: string;
  /** Upper edge (y) of the first line. */
  readonly top: number;
}

/** Height of the line with year and genre, including the space above. */
const NOTE = 24;

const LONGEST_TITLE = 110;
const LONGEST_GENRE = 24;

/** League Gothic, with fallbacks for scripts that it does not support. */
const FACE = 'League Gothic,Impact,sans-serif';

/** Sets a title as large as its box allows, with year and first genre below. */
export function lettering(title: ArtTitle, box: TitleBox, colour: string): Lettering {
  const { x, y, width, height } = box;
  const typeset = fitTitleToBox(clip(printable(title.title).trim(), LONGEST_TITLE), width, height - NOTE);
  const size = Math.floor(typeset.size * 10) / 10;
  const lead = size * LINE_HEIGHT;
  const textHeight = size * CAP_HEIGHT + lead * (typeset.lines.length - 1);
  const isAtTop = box.align === 'top';
  const top = isAtTop ? y : y + height - NOTE - textHeight;
  const noteY = isAtTop ? top + textHeight + NOTE : y + height - 2;

  const lines = each(typeset.lines, (line, index) => {
    const baseline = top + size * CAP_HEIGHT + index * lead;
    return `<text x="${x}" y="${baseline.toFixed(0)}">${escapeText(line)}</text>`;
  });
  const noteText = note(title);
  const noteSvg = noteText && `<text x="${x + 1}" y="${noteY.toFixed(0)}" font-size="15" letter-spacing="1">${noteText}</text>`;
  const fontStretch = typeset.narrow ? ' style="font-stretch:86%"' : '';
  return { svg: `<g fill="${colour}" font-family="${FACE}" font-size="${size}"${fontStretch}>${lines}${noteSvg}</g>`, top };
}

/** Returns year and first genre, as far as they are known. */
function note({ year, genres }: ArtTitle): string {
  const genre = clip(printable(genres[0] ?? '').trim(), LONGEST_GENRE).toUpperCase();
  return [year ? String(year) : '', escapeText(genre)].filter((word) => word !== '').join(' ');
}
