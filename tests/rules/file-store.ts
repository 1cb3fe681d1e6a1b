import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { FileAttempt, FileStep } from './rules-attempt';
import { outcomeOf, type Outcome, type RulesEnvironment } from './emulator';

type Files = ReturnType<RulesTestContext['storage']>;

const put = async (files: Files, path: string, bytes: number, contentType: string): Promise<void> => {
  await files.ref(path).put(new Uint8Array(bytes), { contentType });
};

const take = async (files: Files, step: FileStep): Promise<unknown> => {
  if ('download' in step) return files.ref(step.download).getMetadata();
  if ('browse' in step) return files.ref(step.browse).list({ maxResults: 1 });
  if ('upload' in step) return put(files, step.upload, step.bytes, step.type);
  if ('retype' in step) return files.ref(step.retype).updateMetadata({ contentType: step.type });
  return files.ref(step.erase).delete();
};

const touched = (step: FileStep): string | null => ('upload' in step ? step.upload : 'retype' in step ? step.retype : 'erase' in step ? step.erase : null);

/** The files of a world. @returns what tries a request, with just the files there that it asks for. */
export const fileStoreOf = (world: RulesEnvironment): ((attempt: FileAttempt) => Promise<Outcome>) => {
  const known = new Map<RulesTestContext, Files>();
  const filesOf = (context: RulesTestContext): Files => {
    const files = known.get(context) ?? context.storage();
    known.set(context, files);
    return files;
  };
  const there = new Set<string>();
  return async ({ by, given, files, step }) => {
    await world.fill(given);
    const server = filesOf(world.server);
    for (const path of [...there].filter((one) => !files.includes(one))) {
      await server.ref(path).delete();
      there.delete(path);
    }
    for (const path of files.filter((one) => !there.has(one))) {
      await put(server, path, 8, 'image/webp');
      there.add(path);
    }
    const outcome = await outcomeOf(take(filesOf(by === 'server' ? world.server : world.as(by)), step));
    const path = touched(step);
    if (path !== null && outcome === 'granted') {
      if ('erase' in step) there.delete(path);
      else {
        await server.ref(path).delete();
        there.delete(path);
      }
    }
    return outcome;
  };
};
