import { toFailure, type Failure } from '#domain/shared/failure';
import { readFileContents, type ChosenDataFile } from './file-contents';
import { partsOf, type ValuePart } from './value-parts';

/** Files are cloned by reference, without their contents and without own properties. @property now ms since 1970. */
export type ReadingRequest = {
  readonly files: ReadonlyArray<{ readonly file: ChosenDataFile; readonly isPasted: boolean }>; readonly now: number;
};

/** @property part a part of `FileContents`. `begun` comes before anything is read, `done` after the last part. */
export type ReadingMessage = { readonly part: ValuePart } | { readonly failure: Failure } | 'begun' | 'done';

/** Reads files in a thread that was asked to, and sends what they say in parts. */
export const answerReading = async ({ files, now }: ReadingRequest, send: (message: ReadingMessage) => void): Promise<void> => {
  send('begun');
  try {
    const contents = await readFileContents(files.map(({ file, isPasted }) => ({
      name: file.name, size: file.size, arrayBuffer: () => file.arrayBuffer(), ...(isPasted && { isPasted }),
    })), now);
    for (const part of partsOf(contents)) send({ part });
    send('done');
  } catch (thrown) {
    send({ failure: toFailure(thrown) });
  }
};
