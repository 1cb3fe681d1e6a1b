import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { FileAttempt, FileStep } from './rules-attempt';
import { outcomeOf, type Outcome, type RulesEnvironment } from './emulator';

type Files = ReturnType<RulesTestContext['storage']>;

const upload = async (files: Files, path: string, bytes: number, contentType: string): Promise<void> => {
  await files.ref(path).put(new Uint8Array(bytes), { contentType });
};

const run = async (files: Files, step: FileStep): Promise<unknown> => {
  if ('download' in step) return files.ref(step.download).getMetadata();
  if ('browse' in step) return files.ref(step.browse).list({ maxResults: 1 });
  if ('upload' in step) return upload(files, step.upload, step.bytes, step.type);
  if ('retype' in step) return files.ref(step.retype).updateMetadata({ contentType: step.type });
  return files.ref(step.erase).delete();
};

const changedPath = (step: FileStep): string | null => ('upload' in step ? step.upload : 'retype' in step ? step.retype : 'erase' in step ? step.erase : null);

/** Returns a function that first makes exactly `given` and `files` exist, then runs the request and returns its outcome. */
export const fileStoreOf = (environment: RulesEnvironment): ((attempt: FileAttempt) => Promise<Outcome>) => {
  const cache = new Map<RulesTestContext, Files>();
  const filesOf = (context: RulesTestContext): Files => {
    const files = cache.get(context) ?? context.storage();
    cache.set(context, files);
    return files;
  };
  const existing = new Set<string>();
  return async ({ by, given, files, step }) => {
    await environment.fill(given);
    const server = filesOf(environment.server);
    for (const path of [...existing].filter((file) => !files.includes(file))) {
      await server.ref(path).delete();
      existing.delete(path);
    }
    for (const path of files.filter((file) => !existing.has(file))) {
      await upload(server, path, 8, 'image/webp');
      existing.add(path);
    }
    const outcome = await outcomeOf(run(filesOf(by === 'server' ? environment.server : environment.as(by)), step));
    const path = changedPath(step);
    if (path !== null && outcome === 'granted') {
      if ('erase' in step) existing.delete(path);
      else {
        await server.ref(path).delete();
        existing.delete(path);
      }
    }
    return outcome;
  };
};
