const hostOf = (variable: string): string => {
  const host = process.env[variable];
  // Without the emulators' address the Admin SDK would speak to a real project.
  if (host === undefined || host === '') throw new Error(`${variable} is not set: this runs against the emulators only.`);
  return host;
};

const tell = async (method: 'DELETE' | 'POST', address: string): Promise<void> => {
  const answer = await fetch(address, { method, headers: { authorization: 'Bearer owner' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
};

/** Removes every document and every account of a project at the emulators, and every file at all. */
export const empty = async (project: string): Promise<void> => {
  await tell('DELETE', `http://${hostOf('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${project}/databases/(default)/documents`);
  await tell('DELETE', `http://${hostOf('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${project}/accounts`);
  await tell('POST', `http://${hostOf('FIREBASE_STORAGE_EMULATOR_HOST')}/internal/reset`);
};
