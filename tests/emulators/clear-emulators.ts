const hostOf = (variable: string): string => {
  const host = process.env[variable];
  // Without the emulators' address the Admin SDK would speak to a real project.
  if (host === undefined || host === '') throw new Error(`${variable} is not set: this runs against the emulators only.`);
  return host;
};

/** An emulator that is still busy with what triggers write refuses with 500 for a moment. */
const ATTEMPTS = 15;
const PAUSE_MS = 1000;

const tell = async (method: 'DELETE' | 'POST', address: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, { method, headers: { authorization: 'Bearer owner' } });
    if (answer.ok) return;
    if (attempt === ATTEMPTS) throw new Error(`${address} answered ${answer.status}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};

/** Removes every document and every account of a project at the emulators, and every file at all. */
export const empty = async (project: string): Promise<void> => {
  await tell('DELETE', `http://${hostOf('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${project}/databases/(default)/documents`);
  await tell('DELETE', `http://${hostOf('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${project}/accounts`);
  await tell('POST', `http://${hostOf('FIREBASE_STORAGE_EMULATOR_HOST')}/internal/reset`);
};
