import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { invalid, offline, type Failure } from '#domain/shared/failure';
import { MAX_IMAGE_BYTES, type ImageFile } from '#domain/users/avatars';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { avatarMachine, type CropArea } from './avatar-machine';
import type { ChosenFile } from './read-image';

const book = transitionCoverage();
const png = new Uint8Array([0x89, ...new TextEncoder().encode('PNG\r\n'), 1, 2, 3]);
const text = new TextEncoder().encode('<svg onload="…"/>');
const fileOf = (bytes: Uint8Array<ArrayBuffer>, size = bytes.byteLength): ChosenFile => ({ size, read: TE.right(bytes) });
const area: CropArea = { x: 10, y: 20, width: 300, height: 300 };
const small: ImageFile = { bytes: new Uint8Array([9]), type: 'image/webp' };

/** A machine whose keeping and removing answers in turn what it is told. */
const begin = (answers: ReadonlyArray<E.Either<Failure, void>> = []) => {
  const done: string[] = [];
  let at = 0;
  const answer = (what: string) => () => {
    done.push(what);
    return Promise.resolve(answers[at++] ?? E.right(undefined));
  };
  const machine = avatarMachine({
    crop: (picture, { x, width }) => TE.fromIO(() => (done.push(`cut ${picture.type} ${x} ${width}`), small)),
    upload: ({ type }) => answer(`keep ${type}`),
    remove: () => answer('remove'),
  });
  const actor = book.start(machine);
  const choose = async (file: ChosenFile) => {
    actor.send({ type: 'file.chosen', file });
    return waitFor(actor, (now) => !now.hasTag('busy'));
  };
  const rest = () => waitFor(actor, (now) => !now.hasTag('busy'));
  return { actor, machine, done, choose, rest };
};

describe('avatarMachine', () => {
  it('cuts what was chosen and keeps nothing of the file itself', async () => {
    const { actor, done, choose, rest } = begin();
    expect((await choose(fileOf(png))).value).toBe('cropping');
    actor.send({ type: 'crop.chosen', area });
    const end = await rest();
    expect(done).toEqual(['cut image/png 10 300', 'keep image/webp']);
    expect(end).toMatchObject({ value: 'uploaded', context: { picture: null, file: null, failure: null } });
  });

  it('refuses what is too large without reading it', async () => {
    const unread: ChosenFile = { size: MAX_IMAGE_BYTES + 1, read: () => Promise.reject(new Error('was read')) };
    expect(await begin().choose(unread)).toMatchObject({ value: 'idle', context: { failure: invalid('picture', 'picture-too-large') } });
    expect(await begin().choose(fileOf(png, MAX_IMAGE_BYTES))).toMatchObject({ value: 'cropping' });
  });

  it('refuses what only calls itself a picture, what cannot be read and what cannot be shown', async () => {
    const { actor, choose } = begin();
    expect((await choose(fileOf(text))).context.failure).toEqual(invalid('picture', 'not-a-picture'));
    expect((await choose({ size: 9, read: TE.left(offline) })).context.failure).toEqual(offline);
    await choose(fileOf(png));
    actor.send({ type: 'image.rejected' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { picture: null, failure: invalid('picture', 'not-a-picture') } });
  });

  it('keeps the choice when it could not be sent, for another try or none', async () => {
    const { actor, done, choose, rest } = begin([E.left(offline), E.right(undefined), E.left(offline)]);
    await choose(fileOf(png));
    actor.send({ type: 'crop.chosen', area });
    expect(await rest()).toMatchObject({ value: 'uploadFailed', context: { failure: offline, area } });
    actor.send({ type: 'upload.retried' });
    expect((await rest()).value).toBe('uploaded');
    expect(done.filter((step) => step.startsWith('cut'))).toHaveLength(2);
    await choose(fileOf(png));
    actor.send({ type: 'crop.chosen', area });
    await rest();
    actor.send({ type: 'crop.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { failure: null } });
  });

  it('forgets what was chosen when the choice is given up', async () => {
    const { actor, done, choose } = begin();
    await choose(fileOf(png));
    actor.send({ type: 'crop.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { picture: null } });
    expect(done).toEqual([]);
  });

  it('removes a picture, and says so when that failed', async () => {
    const { actor, rest, choose, done } = begin([E.left(offline), E.right(undefined), E.right(undefined)]);
    actor.send({ type: 'avatar.removed' });
    expect(await rest()).toMatchObject({ value: 'idle', context: { failure: offline } });
    await choose(fileOf(png));
    actor.send({ type: 'crop.chosen', area });
    await rest();
    actor.send({ type: 'avatar.removed' });
    expect((await rest()).value).toBe('removed');
    expect(done.at(-1)).toBe('remove');
  });

  it('removes a picture whatever became of a new one', async () => {
    const { actor, rest, choose, done } = begin([E.left(offline)]);
    const remove = async () => {
      actor.send({ type: 'avatar.removed' });
      expect((await rest()).value).toBe('removed');
    };
    await choose(fileOf(png));
    actor.send({ type: 'crop.chosen', area });
    expect((await rest()).value).toBe('uploadFailed');
    await remove();
    await choose(fileOf(png));
    await remove();
    await remove();
    expect(done.filter((step) => step === 'remove')).toHaveLength(3);
    expect(actor.getSnapshot().context).toMatchObject({ picture: null, failure: null });
  });

  it('gets to every state', () => {
    const events = [
      { type: 'file.chosen', file: fileOf(png) }, { type: 'crop.chosen', area }, { type: 'crop.cancelled' }, { type: 'avatar.removed' },
      ...['reading', 'uploading', 'removing'].flatMap((state) => [
        { type: `xstate.done.actor.0.avatar.${state}`, output: small }, { type: `xstate.error.actor.0.avatar.${state}`, error: offline },
      ]),
    ];
    expect(stateAfter(begin().machine, events)).toEqual(reachableStates(begin().machine));
  });

  afterAll(() => expect(book.uncovered()).toEqual([]));
});
