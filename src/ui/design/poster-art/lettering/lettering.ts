import type { ArtTitle } from '../art-title';
import { clip } from '../clip';
import { escapeText, printable } from './escape-text';
import type { TitleBox } from '../composition';
import { each } from '../repeat';
import { CAP, LEAD, setTitle } from './set-title';

/** The words on a poster, and where they begin. */
interface Lettering {
  readonly svg: string;
  /** The height at which the first line begins. */
  readonly top: number;
}

/** The height of the line with year and genre, and of the air above it. */
const NOTE = 24;

const LONGEST_TITLE = 110;
const LONGEST_GENRE = 24;

/** League Gothic, and for writing it does not have whatever is nearest. */
const FACE = 'League Gothic,Impact,sans-serif';

/** Letters a title into its box: the title as large as it goes, under it year and first genre. */
export function lettering(title: ArtTitle, box: TitleBox, colour: string): Lettering {
  const { x, y, width, height } = box;
  const set = setTitle(clip(printable(title.title).trim(), LONGEST_TITLE), width, height - NOTE);
  const size = Math.floor(set.size * 10) / 10;
  const lead = size * LEAD;
  const tall = size * CAP + lead * (set.lines.length - 1);
  const hangs = box.stands === 'top';
  const top = hangs ? y : y + height - NOTE - tall;
  const noteY = hangs ? top + tall + NOTE : y + height - 2;

  const lines = each(set.lines, (line, index) => {
    const baseline = top + size * CAP + index * lead;
    return `<text x="${x}" y="${baseline.toFixed(0)}">${escapeText(line)}</text>`;
  });
  const said = note(title);
  const small = said && `<text x="${x + 1}" y="${noteY.toFixed(0)}" font-size="15" letter-spacing="1">${said}</text>`;
  const cut = set.narrow ? ' style="font-stretch:86%"' : '';
  return { svg: `<g fill="${colour}" font-family="${FACE}" font-size="${size}"${cut}>${lines}${small}</g>`, top };
}

/** Year and first genre, as far as they are known. */
function note({ year, genres }: ArtTitle): string {
  const genre = clip(printable(genres[0] ?? '').trim(), LONGEST_GENRE).toUpperCase();
  return [year ? String(year) : '', escapeText(genre)].filter((word) => word !== '').join(' ');
}
