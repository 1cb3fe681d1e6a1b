import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { FeedbackInbox, StoredFeedback } from '#domain/feedback/feedback-inbox';
import { pageOfRows } from '#domain/shared/row-page';
import { createFeedbackExport } from './create-feedback-export';

const messages: ReadonlyArray<StoredFeedback> = Array.from({ length: 250 }, (_, index) => ({
  id: `m${String(index).padStart(3, '0')}`,
  message: index === 0 ? '=1+1, "quoted"\nsecond line' : `Message ${index}`,
  email: null, sentAt: 1000 - index, state: 'new',
}));
const inbox: FeedbackInbox = { page: (_, range, limit) => TE.right(pageOfRows(messages, ({ id }) => id, range, limit)) };

const exportAll = async (format: 'csv' | 'json'): Promise<{ readonly text: string; readonly rows: ReadonlyArray<number> }> => {
  const { part } = createFeedbackExport(TE.right(inbox), 'new');
  let [text, cursor, rows]: [string, string | null, number[]] = ['', null, []];
  do {
    const answer = await part('users', format, cursor)();
    if (E.isLeft(answer)) throw new Error('A part failed.');
    text += answer.right.text;
    rows = [...rows, answer.right.rows];
    cursor = answer.right.cursor;
  } while (cursor !== null);
  return { text, rows };
};

describe('createFeedbackExport', () => {
  it('reads all messages in parts that are one JSON file', async () => {
    const { text, rows } = await exportAll('json');
    expect(rows).toEqual([100, 100, 50]);
    expect((JSON.parse(text) as ReadonlyArray<StoredFeedback>).map(({ id }) => id)).toEqual(messages.map(({ id }) => id));
  });

  it('repeats and adds nothing when messages arrive and the last saved one is deleted meanwhile', async () => {
    let stored = messages;
    const changing = createFeedbackExport(
      TE.right({ page: (_, range, limit) => TE.right(pageOfRows(stored, ({ id }) => id, range, limit)) }),
      null,
    );
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const answer: Awaited<ReturnType<ReturnType<typeof changing.part>>> = await changing.part('users', 'csv', cursor)();
      if (E.isLeft(answer)) throw new Error('A part failed.');
      ids.push(...[...answer.right.text.matchAll(/^(?:\uFEFF)?(m\d+|new\d+),/gm)].map(([, id]) => id ?? ''));
      // The last message of the part is deleted, and three arrive.
      if (cursor === null)
        stored = [
          ...['new1', 'new2', 'new3'].map((id, index) => ({ ...(messages[1] as StoredFeedback), id, sentAt: 2000 - index })),
          ...messages.filter(({ id }) => id !== 'm099'),
        ];
      cursor = answer.right.cursor;
    } while (cursor !== null);
    expect(ids).toEqual(messages.map(({ id }) => id));
  });

  it('is safe from formulas as CSV', async () => {
    const { text } = await exportAll('csv');
    expect(text.match(/^\uFEFF?id,sentAt,state,email,message\r$/gm)).toHaveLength(1);
    expect(text).toContain(`"'=1+1, ""quoted""\nsecond line"`);
  });

  it('is empty and valid without messages', async () => {
    const none = createFeedbackExport(TE.right({ page: () => TE.right({ rows: [], hasPrevious: false, hasNext: false }) }), null);
    expect(await none.part('users', 'json', null)()).toEqual(E.right({ text: '[\n\n]\n', rows: 0, cursor: null }));
  });
});
