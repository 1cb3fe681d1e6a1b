import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { BannerUploadOptions } from '#domain/banners/banner-admin';
import { aborted, invalid, offline, unavailable, type Failure } from '#domain/shared/failure';
import { pngFile } from '#domain/users/contract/image-file.fixture';
import { MAX_IMAGE_BYTES } from '#domain/users/pictures/avatars';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import type { ChosenFile } from '#application/profile/read-image';
import { bannerUploadMachine } from './banner-upload-machine';

const coverage = transitionCoverage();
const { bytes: PNG } = pngFile();
const fileOf = (bytes: Uint8Array<ArrayBuffer>, size = bytes.byteLength): ChosenFile => ({ size, read: TE.right(bytes) });
const svg = new TextEncoder().encode('<svg onload="x"/>');

/** Starts a machine whose upload is answered by `answer`. */
const startMachine = (lookup: Failure | null = null) => {
  const uploads: BannerUploadOptions[] = [];
  const messages: string[] = [];
  const pending: ((answer: E.Either<Failure, string>) => void)[] = [];
  const add = (_: unknown, upload: BannerUploadOptions) => () => {
    uploads.push(upload);
    return new Promise<E.Either<Failure, string>>((resolve) => pending.push(resolve));
  };
  const machine = bannerUploadMachine(lookup === null ? TE.right({ add }) : TE.left(lookup), (message) => messages.push(message));
  const actor = coverage.start(machine);
  const choose = async (file: ChosenFile = fileOf(PNG)) => {
    actor.send({ type: 'file.chosen', file });
    return waitFor(actor, (now) => !now.matches('reading'));
  };
  const upload = async (activate = false) => {
    await choose();
    actor.send({ type: 'upload.started', activate });
    if (lookup === null) await vi.waitFor(() => expect(uploads.length).toBeGreaterThan(0));
  };
  const answer = async (result: E.Either<Failure, string>) => {
    const settle = await vi.waitUntil(() => pending.shift());
    settle(result);
    return waitFor(actor, (now) => !now.matches('uploading'));
  };
  return { machine, actor, uploads, messages, choose, upload, answer };
};

describe('bannerUploadMachine', () => {
  it('uploads the chosen file with progress and passes on the server’s message', async () => {
    const { actor, uploads, messages, upload, answer } = startMachine();
    await upload(true);
    uploads[0]?.onProgress(0.4);
    expect(actor.getSnapshot()).toMatchObject({ value: 'uploading', context: { progress: 0.4, activate: true } });
    expect(await answer(E.right('Added.'))).toMatchObject({ value: 'added', status: 'done' });
    expect([messages, uploads[0]?.activate]).toEqual([['Added.'], true]);
  });

  it('refuses a file that is too large without reading it, and files that are not images', async () => {
    const { choose } = startMachine();
    const unread: ChosenFile = { size: MAX_IMAGE_BYTES + 1, read: () => Promise.reject(new Error('was read')) };
    expect(await choose(unread)).toMatchObject({ value: 'empty', context: { failure: invalid('image', 'image-too-large'), image: null } });
    for (const bytes of [svg, new Uint8Array()])
      expect(await choose(fileOf(bytes))).toMatchObject({ value: 'empty', context: { failure: invalid('image', 'not-an-image') } });
    expect(await choose(fileOf(PNG, MAX_IMAGE_BYTES))).toMatchObject({ value: 'ready', context: { failure: null } });
    expect(await choose(fileOf(svg))).toMatchObject({ value: 'empty' });
  });

  it('says that a file is required, and takes back a file that the browser cannot show', async () => {
    const { actor, choose } = startMachine();
    actor.send({ type: 'file.skipped' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'empty', context: { failure: invalid('image', 'required') } });
    await choose();
    actor.send({ type: 'image.rejected' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'empty', context: { failure: invalid('image', 'not-an-image'), image: null } });
  });

  it('keeps the file after a failed upload, and not after the server refused the file', async () => {
    const { actor, upload, answer } = startMachine();
    await upload();
    expect(await answer(E.left(unavailable(402, 'Quota exceeded')))).toMatchObject({
      value: 'ready',
      context: { failure: { status: 402 }, image: { type: 'image/png' } },
    });
    actor.send({ type: 'upload.started', activate: false });
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(await answer(E.left(invalid('image', 'not-an-image')))).toMatchObject({ value: 'empty', context: { image: null } });
  });

  it('fails without the ports of the admin area', async () => {
    const { actor, upload } = startMachine(offline);
    await upload();
    expect(await waitFor(actor, (now) => now.matches('ready') && now.context.failure !== null)).toMatchObject({
      context: { failure: offline },
    });
  });

  it('cancels the upload and keeps the file', async () => {
    const { actor, uploads, messages, upload, answer } = startMachine();
    await upload();
    actor.send({ type: 'upload.cancelled' });
    expect([actor.getSnapshot().value, uploads[0]?.signal.aborted]).toEqual(['ready', true]);
    expect(await answer(E.left(aborted))).toMatchObject({ value: 'ready', context: { failure: null } });
    expect(messages).toEqual([]);
  });
});

afterAll(() => {
  expect(coverage.uncovered()).toEqual([]);
});
