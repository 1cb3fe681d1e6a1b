// Loaded before firebase-tools. At each start, the Auth emulator compiles a validator for each of hundreds of parameters of its API, and
// each time validates the schema itself, which takes ten CPU seconds. The schemas are part of firebase-tools, so they need no validation;
// requests are validated as before.
const { dirname } = require('node:path');

try {
  const { default: Ajv } = require(
    require.resolve('ajv/dist/core', {
      paths: [dirname(require.resolve('exegesis', { paths: [require.resolve('firebase-tools/package.json')] }))],
    }),
  );
  Ajv.prototype.validateSchema = () => true;
} catch {
  // Another version of firebase-tools has other dependencies: the emulators start more slowly.
}
