import type { RulesTestContext } from '@firebase/rules-unit-testing';
import type { Asker, FileAttempt, FileStep } from './rules-attempt';
import { outcomeOf, toIdToken, type Outcome, type RulesEnvironment } from './emulator';

type Files = ReturnType<RulesTestContext['storage']>;

const upload = async (files: Files, path: string, bytes: number, contentType: string): Promise<void> => {
  await files.ref(path).put(new Uint8Array(bytes), { contentType });
};

type Upload = Extract<FileStep, { readonly upload: string }>;

/** Sends an upload as the web SDK does, with the path as given: the SDK removes trailing slashes from a path. */
const uploadRaw = async (files: Files, by: Asker, { upload: path, bytes, type, metadata }: Upload): Promise<Outcome> => {
  const address = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? ''}/v0/b/${files.ref().bucket}/o?name=${encodeURIComponent(path)}`;
  const fields = JSON.stringify({ name: path, contentType: type, ...metadata });
  const start = `--part\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${fields}\r\n--part\r\nContent-Type: ${type}\r\n\r\n`;
  const { status } = await fetch(address, {
    method: 'POST',
    headers: {
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': 'multipart/related; boundary=part',
      ...(by === null ? {} : { Authorization: by === 'server' ? 'Bearer owner' : `Firebase ${toIdToken(by)}` }),
    },
    body: Buffer.concat([Buffer.from(start), Buffer.alloc(bytes), Buffer.from('\r\n--part--')]),
  });
  if (status !== 200 && status !== 403) throw new Error(`Unexpected status ${status} for the upload of ${path}.`);
  return status === 200 ? 'granted' : 'refused';
};

const deleteRaw = async (files: Files, path: string): Promise<void> => {
  await fetch(`http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? ''}/v0/b/${files.ref().bucket}/o/${encodeURIComponent(path)}`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
};

const run = async (files: Files, step: Exclude<FileStep, Upload>): Promise<unknown> => {
  if ('download' in step) return files.ref(step.download).getMetadata();
  if ('browse' in step) return files.ref(step.browse).list({ maxResults: 1 });
  if ('retype' in step) return files.ref(step.retype).updateMetadata({ contentType: step.type });
  return files.ref(step.erase).delete();
};

const changedPath = (step: FileStep): string | null =>
  'upload' in step ? step.upload : 'retype' in step ? step.retype : 'erase' in step ? step.erase : null;

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
    const caller = filesOf(by === 'server' ? environment.server : environment.as(by));
    const outcome = 'upload' in step ? await uploadRaw(caller, by, step) : await outcomeOf(run(caller, step));
    const path = changedPath(step);
    if (path !== null && outcome === 'granted') {
      if ('erase' in step) existing.delete(path);
      else {
        await deleteRaw(server, path);
        existing.delete(path);
      }
    }
    return outcome;
  };
};
