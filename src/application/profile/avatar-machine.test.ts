import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { invalid, offline, type Failure } from '#domain/shared/failure';
import { MAX_CHOSEN_BYTES, type ImageFile } from '#domain/users/pictures/avatars';
import { transitionCoverage, stateAfter, reachableStates } from '#tests/support/transition-coverage.ts';
import { avatarMachine, type CropArea } from './avatar-machine';
import type { ChosenFile } from './read-image';

const coverage = transitionCoverage();
const png = new Uint8Array([0x89, ...new TextEncoder().encode('PNG\r\n'), 1, 2, 3]);
const text = new TextEncoder().encode('<svg onload="…"/>');
const fileOf = (bytes: Uint8Array<ArrayBuffer>, size = bytes.byteLength): ChosenFile => ({ size, read: TE.right(bytes) });
const area: CropArea = { x: 10, y: 20, width: 300, height: 300 };
const small: ImageFile = { bytes: new Uint8Array([9]), type: 'image/webp' };

/** Starts a machine whose uploads and removals return the given results in order. */
const startMachine = (results: ReadonlyArray<E.Either<Failure, void>> = []) => {
  const steps: string[] = [];
  let next = 0;
  const respond = (step: string) => () => {
    steps.push(step);
    return Promise.resolve(results[next++] ?? E.right(undefined));
  };
  const machine = avatarMachine({
    crop: (image, { x, width }) => TE.fromIO(() => (steps.push(`crop ${image.type} ${x} ${width}`), small)),
    upload: ({ type }) => respond(`upload ${type}`),
    remove: () => respond('remove'),
  });
  const actor = coverage.start(machine);
  const choose = async (file: ChosenFile) => {
    actor.send({ type: 'file.chosen', file });
    return waitFor(actor, (now) => !now.hasTag('busy'));
  };
  const whenIdle = () => waitFor(actor, (now) => !now.hasTag('busy'));
  return { actor, machine, steps, choose, whenIdle };
};

describe('avatarMachine', () => {
  it('crops and uploads the chosen file, and clears the file from its context', async () => {
    const { actor, steps, choose, whenIdle } = startMachine();
    expect((await choose(fileOf(png))).value).toBe('cropping');
    actor.send({ type: 'crop.chosen', area });
    const end = await whenIdle();
    expect(steps).toEqual(['crop image/png 10 300', 'upload image/webp']);
    expect(end).toMatchObject({ value: 'uploaded', context: { image: null, file: null, failure: null } });
  });

  it('rejects a file that is too large without reading it', async () => {
    const unread: ChosenFile = { size: MAX_CHOSEN_BYTES + 1, read: () => Promise.reject(new Error('was read')) };
    expect(await startMachine().choose(unread)).toMatchObject({ value: 'idle', context: { failure: invalid('image', 'file-too-large') } });
    expect(await startMachine().choose(fileOf(png, MAX_CHOSEN_BYTES))).toMatchObject({ value: 'cropping' });
  });

  it('rejects files that are not images, unreadable or not decodable', async () => {
    const { actor, choose } = startMachine();
    for (const bytes of [text, new Uint8Array()])
      expect((await choose(fileOf(bytes))).context.failure).toEqual(invalid('image', 'not-an-image'));
    expect((await choose({ size: 9, read: TE.left(offline) })).context.failure).toEqual(offline);
    await choose(fileOf(png));
    actor.send({ type: 'image.rejected', error: 'not-an-image' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { image: null, failure: invalid('image', 'not-an-image') } });
  });

  it('keeps the crop area after a failed upload, for retry or cancellation', async () => {
    const { actor, steps, choose, whenIdle } = startMachine([E.left(offline), E.right(undefined), E.left(offline)]);
    await choose(fileOf(png));
    actor.send({ type: 'crop.chosen', area });
    expect(await whenIdle()).toMatchObject({ value: 'uploadFailed', context: { failure: offline, area } });
    actor.send({ type: 'upload.retried' });
    expect((await whenIdle()).value).toBe('uploaded');
    expect(steps.filter((step) => step.startsWith('crop'))).toHaveLength(2);
    await choose(fileOf(png));
    actor.send({ type: 'crop.chosen', area });
    await whenIdle();
    actor.send({ type: 'crop.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { failure: null } });
  });

  it('keeps the picture if the crop dialog cannot be loaded, for retry, cancellation or removal', async () => {
    const { actor, choose, whenIdle } = startMachine();
    await choose(fileOf(png));
    actor.send({ type: 'crop.failed', failure: offline });
    expect(actor.getSnapshot()).toMatchObject({ value: 'cropFailed', context: { failure: offline, image: { type: 'image/png' } } });
    actor.send({ type: 'upload.retried' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'cropping', context: { failure: null, image: { type: 'image/png' } } });
    actor.send({ type: 'crop.failed', failure: offline });
    actor.send({ type: 'crop.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { image: null, failure: null } });
    await choose(fileOf(png));
    actor.send({ type: 'crop.failed', failure: offline });
    actor.send({ type: 'avatar.removed' });
    expect((await whenIdle()).value).toBe('removed');
  });

  it('clears the picture when cropping is cancelled', async () => {
    const { actor, steps, choose } = startMachine();
    await choose(fileOf(png));
    actor.send({ type: 'crop.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { image: null } });
    expect(steps).toEqual([]);
  });

  it('removes the avatar, and stores the failure when removal fails', async () => {
    const { actor, whenIdle, choose, steps } = startMachine([E.left(offline), E.right(undefined), E.right(undefined)]);
    actor.send({ type: 'avatar.removed' });
    expect(await whenIdle()).toMatchObject({ value: 'idle', context: { failure: offline } });
    await choose(fileOf(png));
    actor.send({ type: 'crop.chosen', area });
    await whenIdle();
    actor.send({ type: 'avatar.removed' });
    expect((await whenIdle()).value).toBe('removed');
    expect(steps.at(-1)).toBe('remove');
  });

  it('removes the avatar after a failed upload, while cropping and after removal', async () => {
    const { actor, whenIdle, choose, steps } = startMachine([E.left(offline)]);
    const remove = async () => {
      actor.send({ type: 'avatar.removed' });
      expect((await whenIdle()).value).toBe('removed');
    };
    await choose(fileOf(png));
    actor.send({ type: 'crop.chosen', area });
    expect((await whenIdle()).value).toBe('uploadFailed');
    await remove();
    await choose(fileOf(png));
    await remove();
    await remove();
    expect(steps.filter((step) => step === 'remove')).toHaveLength(3);
    expect(actor.getSnapshot().context).toMatchObject({ image: null, failure: null });
  });

  it('reaches every state', () => {
    const events = [
      { type: 'file.chosen', file: fileOf(png) },
      { type: 'crop.chosen', area },
      { type: 'crop.cancelled' },
      { type: 'crop.failed', failure: offline },
      { type: 'avatar.removed' },
      ...['reading', 'uploading', 'removing'].flatMap((state) => [
        { type: `xstate.done.actor.0.avatar.${state}`, output: small }, { type: `xstate.error.actor.0.avatar.${state}`, error: offline },
      ]),
    ];
    expect(stateAfter(startMachine().machine, events)).toEqual(reachableStates(startMachine().machine));
  });

  afterAll(() => expect(coverage.uncovered()).toEqual([]));
});
