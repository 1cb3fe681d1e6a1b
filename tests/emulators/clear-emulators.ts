const hostOf = (variable: string): string => {
  const host = process.env[variable];
  // Without the address of the emulator the Admin SDK would connect to a real project.
  if (host === undefined || host === '') throw new Error(`${variable} is not set: these tests run against the emulators only.`);
  return host;
};

/** An emulator that is busy with writes of triggers responds with status 500 for a moment. */
const ATTEMPTS = 15;
const PAUSE_MS = 1000;

const send = async (method: 'DELETE' | 'POST', address: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, { method, headers: { authorization: 'Bearer owner' } });
    if (response.ok) return;
    if (attempt === ATTEMPTS) throw new Error(`${address} responded with status ${response.status}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};

/** Deletes all documents and accounts of a project in the emulators, and the files of all projects. */
export const empty = async (project: string): Promise<void> => {
  await send('DELETE', `http://${hostOf('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${project}/databases/(default)/documents`);
  await send('DELETE', `http://${hostOf('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${project}/accounts`);
  await send('POST', `http://${hostOf('FIREBASE_STORAGE_EMULATOR_HOST')}/internal/reset`);
};
