import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deployedChecks } from '../../scripts/firebase/deployed-checks';
import { missingIndexes } from '../../scripts/firebase/missing-indexes';

const address = process.env['MARQUEE_HOSTING'] ?? '';
const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`;
const project = process.env['GCLOUD_PROJECT'] ?? '';
const bucket = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? ''}/v0/b/${process.env['VITE_FIREBASE_STORAGE_BUCKET'] ?? ''}`;
const site = { address, project, firestore, bucket, usesTmdb: false, usesGoogle: true, usesPasskeys: true };

const problemsOf = async (points: ReturnType<typeof deployedChecks>): Promise<ReadonlyArray<string>> =>
  (await Promise.all(points)).flatMap(({ what, problem }) => (problem === null ? [] : [`${what}: ${problem}`]));

describe('deployedChecks', () => {
  it('finds nothing wrong with the site on the emulators', async () => {
    const points = deployedChecks(site);
    expect(await problemsOf(points)).toEqual([]);
    expect(points.length).toBeGreaterThan(30);
  });

  it('finds a site whose functions or documents are not as they should be', async () => {
    expect(await problemsOf(deployedChecks({ ...site, usesTmdb: true }))).toEqual(['TMDB answers: status 404']);
    // The functions' own address serves no pages and adds no security headers.
    const problems = await problemsOf(deployedChecks({ ...site, address: firestore }));
    expect(problems).toContainEqual(expect.stringMatching(/^\/movies: .*: status \d+$/));
    expect(problems).toContainEqual(expect.stringMatching(/^the functions answer: status/));
    // Another address than the bucket's answers without the rules of Storage.
    expect(await problemsOf(deployedChecks({ ...site, bucket: firestore }))).toContainEqual(
      expect.stringMatching(/^files cannot be listed: status (?!403)/),
    );
  });
});

describe('missingIndexes', () => {
  const file = readFileSync('firestore.indexes.json', 'utf8');
  const { indexes } = JSON.parse(file) as { readonly indexes: ReadonlyArray<{ readonly fields: ReadonlyArray<object> }> };

  it('names the indexes that are not deployed', () => {
    expect(missingIndexes(file, file)).toEqual([]);
    const { fieldOverrides } = JSON.parse(file) as { readonly fieldOverrides: ReadonlyArray<{ readonly ttl?: boolean }> };
    expect(missingIndexes(file, JSON.stringify({ indexes: indexes.slice(1), fieldOverrides }))).toHaveLength(1);
    const deployed = indexes.map((index) => ({
      ...index,
      density: 'SPARSE_ALL',
      fields: [...index.fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    }));
    expect(missingIndexes(file, JSON.stringify({ indexes: deployed, fieldOverrides }))).toEqual([]);
    expect(
      missingIndexes(file, JSON.stringify({ indexes, fieldOverrides: fieldOverrides.map((field) => ({ ...field, ttl: false })) })),
    ).toEqual([
      'passkeyChallenges.deleteAt (TTL)', 'signIns.deleteAt (TTL)', 'audit.deleteAt (TTL)', 'limits.fullAt (TTL)',
      'events.forgetAt (TTL)', 'evenings.deleteAt (TTL)',
    ]);
  });

  it.each(['', 'Error: not signed in', '{}'])('says nothing if the deployed ones cannot be read: %j', (text) => {
    expect(missingIndexes(file, text)).toBeNull();
  });
});
