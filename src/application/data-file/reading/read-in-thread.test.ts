import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aborted, unexpected } from '#domain/shared/failure';
import { memberFileContent } from '#application/data-file/member-file.fixture';
import { answerReading, type ReadingMessage, type ReadingRequest } from './answer-reading';
import { readFileContents, type ChosenDataFile } from './file-contents';
import { readInThread, type ReadingThread } from './read-in-thread';
import { createPartJoin, partsOf } from './value-parts';

const NOW = Date.UTC(2026, 10, 29);
const fileOf = (name: string, text: string): ChosenDataFile =>
  ({ name, size: text.length, arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer) });
const diary = (rows: number): ChosenDataFile => fileOf('diary.csv', ['Date,Name,Year,Letterboxd URI,Watched Date',
  ...Array.from({ length: rows }, (_, index) => `2024-05-12,Film ${index},1995,https://boxd.it/a,2024-05-${10 + (index % 20)}`)].join('\n'));
const own = fileOf('marquee-data.json', JSON.stringify(memberFileContent));
const lists = fileOf('lists-lists.json', JSON.stringify([{ name: 'Noir', description: 'Dark', ids: { slug: 'noir' } }]));

type Act = (thread: ReadingThread, request: ReadingRequest) => void;
/** A thread that clones what it sends, as a worker does. */
const threadThat = (act: Act) => {
  const ended: boolean[] = [];
  const thread: ReadingThread = {
    onmessage: null, onmessageerror: null, onerror: null, terminate: () => void ended.push(true),
    postMessage: (request: ReadingRequest) => act(thread, request),
  };
  return { start: () => thread, ended };
};
const tell = (thread: ReadingThread, message: ReadingMessage): void =>
  thread.onmessage?.(new MessageEvent('message', { data: structuredClone(message) }));
const failWith = (thread: ReadingThread, message: string): void => thread.onerror?.({ message } as ErrorEvent);
const reads: Act = (thread, request) => void answerReading(request, (message) => tell(thread, message));
const { signal } = new AbortController();

describe('readInThread', () => {
  it('returns what a thread reads, which then ends', async () => {
    const files = [own, lists, { ...fileOf('Pasted', 'Heat (1995)'), isPasted: true as const }, diary(30), fileOf('empty.csv', '')];
    const { start, ended } = threadThat(reads);
    const contents = await readInThread(start, files, NOW, signal);
    expect(contents).toEqual(E.right(await readFileContents(files, NOW)));
    expect(contents).toMatchObject({ right: { services: [{}, { name: 'Pasted' }, {}], refused: [{ name: 'empty.csv' }] } });
    expect(ended).toEqual([true]);
  });

  it('receives many rows in parts, in their order', async () => {
    let parts = 0;
    const sends: Act = (thread, request) => void answerReading(request, (message) => {
      parts += typeof message === 'object' && 'part' in message ? 1 : 0;
      tell(thread, message);
    });
    const contents = await readInThread(threadThat(sends).start, [diary(2000)], NOW, signal);
    if (E.isLeft(contents)) throw new Error('not read');
    expect(contents.right.read.rows.map(({ row }) => row)).toEqual(Array.from({ length: 2000 }, (_, index) => index + 1));
    expect(parts).toBeGreaterThan(5);
  });

  it('never reads a file that is too large', async () => {
    const huge = { name: 'all.zip', size: 1024 ** 3, arrayBuffer: () => Promise.reject(new Error('read')) };
    expect(await readInThread(threadThat(reads).start, [huge], NOW, signal))
      .toMatchObject({ right: { refused: [{ failure: { rule: 'too-large' } }] } });
  });

  it.each<[string, (() => ReadingThread) | undefined]>([
    ['no thread is there', undefined],
    ['the thread cannot start', () => { throw new Error('refused'); }],
    ['its code does not load', threadThat((thread) => queueMicrotask(() => failWith(thread, ''))).start],
    ['the files cannot be cloned', threadThat((_, request) => void structuredClone(request)).start],
  ])('reads in this thread if %s', async (_, start) => {
    expect(await readInThread(start, [diary(2)], NOW, signal)).toMatchObject({ right: { read: { rows: [{ row: 1 }, { row: 2 }] } } });
  });

  it('fails if the thread ends while it reads, or sends what cannot be received', async () => {
    const ends = threadThat((thread) => {
      tell(thread, 'begun');
      failWith(thread, 'out of memory');
    });
    expect(await readInThread(ends.start, [diary(2)], NOW, signal)).toEqual(E.left(unexpected('out of memory')));
    const garbles = threadThat((thread) => {
      tell(thread, 'begun');
      thread.onmessageerror?.(new MessageEvent('messageerror'));
    });
    expect(E.isLeft(await readInThread(garbles.start, [diary(2)], NOW, signal))).toBe(true);
    expect([ends.ended, garbles.ended]).toEqual([[true], [true]]);
  });

  it('fails with what the code throws in the thread', async () => {
    const broken = { name: 'a.csv', get size(): number { throw new RangeError('Invalid string length'); }, arrayBuffer: own.arrayBuffer };
    expect(await readInThread(threadThat(reads).start, [broken], NOW, signal)).toEqual(E.left(unexpected('Invalid string length')));
  });

  it('ends the thread when the reading is stopped, and starts none after that', async () => {
    const controller = new AbortController();
    const { start, ended } = threadThat((thread) => tell(thread, 'begun'));
    const reading = readInThread(start, [diary(2)], NOW, controller.signal);
    controller.abort();
    expect([await reading, ended]).toEqual([E.left(aborted), [true]]);
    const never = (): never => { throw new Error('started'); };
    expect(await readInThread(never, [diary(2)], NOW, controller.signal)).toEqual(E.left(aborted));
  });

  it('reads no further file in this thread when the reading is stopped', async () => {
    const controller = new AbortController();
    const read: string[] = [];
    const files = ['a.csv', 'b.csv'].map((name): ChosenDataFile => ({ ...diary(2), name, arrayBuffer: () => {
      read.push(name);
      controller.abort();
      return diary(2).arrayBuffer();
    } }));
    expect([await readInThread(undefined, files, NOW, controller.signal), read]).toEqual([E.left(aborted), ['a.csv']]);
  });
});

describe('partsOf', () => {
  it('keeps parts of 50,000 rows small', () => {
    const rows = Array.from({ length: 50_000 }, (_, row) => ({ row, title: { name: 'Heat', year: 1995 }, facts: [{ kind: 'viewing' }] }));
    const whole = { read: { rows } };
    const parts = partsOf(whole);
    expect(Math.max(...parts.map(({ values }) => values.length))).toBeLessThan(1000);
    const join = createPartJoin();
    const joined = parts.reduce<unknown>((_, part) => join(structuredClone(part)), null) as typeof whole;
    expect(joined.read.rows.every(({ row, title }, index) => row === index && title.name === 'Heat')).toBe(true);
    expect(joined.read.rows).toHaveLength(50_000);
  });

  it('sends an outer array before those in it', () => {
    const many = Array.from({ length: 5000 }, (_, id) => ({ id }));
    const parts = partsOf({ lists: [{ items: many }, { items: [] }], names: new Map([['a', 'b']]) });
    expect(parts.map(({ at }) => at.join('.'))).toEqual(['', ...Array.from({ length: 5 }, () => 'lists.0.items')]);
    expect(parts[0]?.values).toEqual([{ lists: [{ items: [] }, { items: [] }], names: new Map([['a', 'b']]) }]);
  });
});
