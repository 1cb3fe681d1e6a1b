import { parseArgs } from 'node:util';
import { startTmdbServer } from './tmdb-server';

/**
 * `npx tsx tests/tmdb/server/main.ts --port 4567 --latency 300 --fault 'GET /3/movie/603 503 x2' --size 1000 --token secret --no-images`
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4567' },
    latency: { type: 'string', default: '0' },
    fault: { type: 'string', multiple: true, default: [] },
    size: { type: 'string' },
    token: { type: 'string' },
    today: { type: 'string' },
    'no-images': { type: 'boolean', default: false },
  },
});

const server = await startTmdbServer({
  port: Number(values.port),
  latency: Number(values.latency),
  faults: values.fault,
  images: !values['no-images'],
  ...(values.size === undefined ? {} : { size: Number(values.size) }),
  ...(values.token === undefined ? {} : { token: values.token }),
  ...(values.today === undefined ? {} : { today: values.today }),
});

process.stdout.write(`TMDB of the embedded facts: ${server.origin}/3 (images below /t/p, dated lists as of ${server.data.today})\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => { void server.close().then(() => process.exit(0)); });
