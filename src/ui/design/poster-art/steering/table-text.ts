/** A title of the table: positions of its motifs, its sheet, and its saga. */
export interface SteeringRow {
  readonly motifs: ReadonlyArray<number>;
  readonly tone: number | null;
  readonly saga: number | null;
}

const CAPITALS = 26;
const TONE_MARKS = '!*+-';

/** Writes the position of a motif as a capital and a digit. */
const motifCode = (index: number): string => `${String.fromCharCode(65 + (index % CAPITALS))}${Math.floor(index / CAPITALS)}`;

/** Each title: the difference of its id from the one before in base 36, motifs, the mark of its sheet, and its saga. */
const ROW = /^-?[\da-z]+((?:[A-Z]\d)*)([!*+-]?)(?:~(\d+))?$/;

/** Writes the titles of one media type, by their ids. */
export const encodeTable = (rows: ReadonlyMap<number, SteeringRow>): string => {
  let before = 0;
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([id, { motifs, tone, saga }]) => {
      const step = (id - before).toString(36);
      before = id;
      const sagaText = saga === null ? '' : `~${saga}`;
      return `${step}${motifs.map(motifCode).join('')}${tone === null ? '' : TONE_MARKS.charAt(tone)}${sagaText};`;
    })
    .join('');
};

/**
 * Returns the rows of the titles of one media type as texts, by their keys (`movie-550`). Reading them all would hold up the first poster:
 * `decodeRow` reads the few that are shown.
 */
export const splitTable = (mediaType: 'movie' | 'tv', text: string): ReadonlyMap<string, string> => {
  const rows = new Map<string, string>();
  let id = 0;
  for (const row of text.split(';').slice(0, -1)) {
    id += parseInt(row.slice(0, row.search(/(?!^)(?:[^\da-z]|$)/)), 36);
    rows.set(`${mediaType}-${id}`, row);
  }
  return rows;
};

/** Reads a row of a table. */
export const decodeRow = (row: string): SteeringRow => {
  const [, codes = '', mark = '', saga] = ROW.exec(row) ?? [];
  return {
    motifs: (codes.match(/../g) ?? []).map((code) => code.charCodeAt(0) - 65 + CAPITALS * Number(code.charAt(1))),
    tone: mark === '' ? null : TONE_MARKS.indexOf(mark), saga: saga === undefined ? null : Number(saga),
  };
};
