// Ends a command with one sentence instead of a stack trace. Plain Node without packages: `npm start` uses it before it installs any.

/** An error whose message is one sentence for the person at the command line. */
export class CommandError extends Error {}

const NO_CONNECTION = new Set([
  'ENOTFOUND', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT',
]);
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
const READING = new Set(['read', 'scandir', 'listen']);

/** Returns the sentence for an error of the system that a person can do something about; null for all others. */
export const sentenceOf = (error) => {
  if (error instanceof CommandError) return error.message;
  if (error?.code === 'EADDRINUSE') return `Another program uses port ${error.port}: stop it, or choose another port with --port.`;
  if (error?.code === 'EACCES' && error.syscall === 'listen')
    return `This user may not listen at port ${error.port}: choose a port above 1023 with --port.`;
  if (NOT_WRITABLE.has(error?.code) && error.path !== undefined && !READING.has(error.syscall))
    return `This user may not write ${error.path}: copy the project to a folder of your own, then run the command there.`;
  if (error?.code === 'ENOSPC') return 'There is no space left on the disk: free some, then run the command again.';
  if (String(error?.code).startsWith('ERR_PARSE_ARGS_')) return error.message;
  if (error?.code === 'app/invalid-credential' || /^Could not load the default credentials/.test(error?.message))
    return 'Nobody is signed in to Google Cloud on this machine: run "gcloud auth application-default login", or set GOOGLE_APPLICATION_CREDENTIALS to the file of a service account.';
  if (NO_CONNECTION.has(error?.code))
    return `${error.hostname ?? error.address ?? 'The server'} does not answer (${error.code}): check the connection and the address.`;
  // `fetch` and the SDKs wrap the error of the connection.
  return error?.cause === undefined ? null : sentenceOf(error.cause);
};

/** Runs a command. An error that a person can do something about ends the process with its sentence and status 1; any other is thrown. */
export const endWithSentence = async (command) => {
  try {
    return await command();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    console.error(sentence);
    return process.exit(1);
  }
};
