// Ends a command with one sentence instead of a stack trace. Plain Node without packages: `npm start` uses it before it installs any.

/** An error whose message is one sentence for the person at the command line. */
export class CommandError extends Error {}

/** Returns the sentence for an error of the system that a person can do something about; null for all others. */
const sentenceOf = (error) => {
  if (error instanceof CommandError) return error.message;
  if (error?.code === 'EADDRINUSE') return `Another program uses port ${error.port}: stop it, or choose another port with --port.`;
  if (error?.code === 'EACCES' && error.syscall === 'listen') return `This user may not listen at port ${error.port}: choose a port above 1023 with --port.`;
  return null;
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
