import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import * as TE from 'fp-ts/TaskEither';
import { createTestServer, type TestServer } from '#adapters/memory/server/test-server.fixture';
import { memoryBannerAdminRepository } from '#adapters/memory/admin/memory-banner-admin';
import { memoryBannerFiles } from '#adapters/memory/admin/memory-banner-files.fixture';
import { memoryExportSource } from '#adapters/memory/admin/memory-export-source';
import { memoryEvenings } from '#adapters/memory/server/memory-evenings.fixture';
import { memoryListAdmin } from '#adapters/memory/server/memory-list-admin';
import { memoryJointLists } from '#adapters/memory/server/memory-joint-lists';
import { memorySignIns } from '#adapters/memory/server/memory-sign-ins';
import { memoryListShares } from '#adapters/memory/server/memory-list-shares';
import { createEveningCode } from '#domain/shared-evening/shared-evening';
import { toServerAccess, type ServerAccessRecord, type StoredAccessRecord } from '#domain/users/access/access-record';
import type { AuditEntry } from '#domain/audit/audit';
import { notFound } from '#domain/shared/failure';
import type { Feedback } from '#domain/feedback/feedback';
import { instanceRateLimiter } from '../adapters/instance-rate-limiter';
import { webAuthnRelyingParty } from '../adapters/passkeys/web-authn-relying-party';
import { memoryFeedbackAdmin } from '#adapters/memory/admin/memory-feedback-admin';
import { memoryAuditWriter } from '#adapters/memory/admin/memory-audit-writer';
import { testCalendarFeeds } from '#application/server/calendar/calendar-feeds.fixture';
import { testPasskeys } from '#application/server/passkeys/passkeys.fixture';
import { testReminders } from '#application/server/reminders/reminders.fixture';
import { testGenreImages, type TestGenreImages } from '#application/server/admin/genre-images.fixture';
import type { HttpDeps } from './http-deps';

/** Origin of the pages whose passkeys the test server accepts. */
export const PASSKEY_ORIGIN = 'https://marquee.example';

export type TestHttpServer = Omit<TestServer, 'deps'> & {
  readonly deps: HttpDeps;
  readonly auditEntries: ReadonlyMap<string, AuditEntry>;
  readonly messages: ReadonlyArray<Feedback>;
  readonly refusedAt: ReadonlyArray<number>;
  readonly files: Map<string, 'image' | 'not-an-image'>;
  readonly genreImages: TestGenreImages;
};

/** Creates the request handler's dependencies in memory. */
export const createTestHttpServer = (): TestHttpServer => {
  const server = createTestServer();
  const auditEntries = new Map<string, AuditEntry>();
  server.storage.state.subscribe(({ audit }) => audit.forEach((entry, key) => auditEntries.set(key, entry)));
  const access = { records: new Map<string, StoredAccessRecord>() as ReadonlyMap<string, StoredAccessRecord> };
  server.storage.state.subscribe((state) => void (access.records = state.access));
  const accessOf = (uid: string): ServerAccessRecord | null => {
    const stored = access.records.get(uid);
    return stored === undefined ? null : toServerAccess(stored);
  };
  const messages: Feedback[] = [];
  const refusedAt: number[] = [];
  const files = new Map<string, 'image' | 'not-an-image'>();
  const genreImages = testGenreImages();
  const rateLimits = { rateLimiter: instanceRateLimiter(), readLimiter: instanceRateLimiter() };
  return {
    ...server, auditEntries, messages, refusedAt, files, genreImages,
    deps: {
      ...server.deps,
      ...rateLimits,
      lists: memoryListAdmin(server.storage),
      shares: memoryListShares(server.storage),
      joint: memoryJointLists(server.storage),
      newShareId: () => randomUUID().replaceAll('-', ''),
      evenings: memoryEvenings(),
      newEveningId: () => randomUUID().replaceAll('-', ''),
      newEveningCode: () => createEveningCode(randomInt),
      random: () => 0.5,
      calendarFeeds: testCalendarFeeds([], (uid) => accessOf(uid)),
      newCalendarSecret: () => randomUUID().replaceAll('-', ''),
      comingDates: { getDetails: () => TE.left(notFound('title')), getSeason: () => TE.left(notFound('season')) },
      reminders: testReminders((uid) => accessOf(uid)?.deleting === false),
      push: { publicKey: 'test-key', sender: { send: () => TE.right('sent') } },
      passkeys: testPasskeys(),
      signIns: memorySignIns(server.storage),
      relyingParty: webAuthnRelyingParty(PASSKEY_ORIGIN, 'Marquee'),
      newPasskeyChallenge: () => randomBytes(32).toString('hex'),
      createSignInToken: (uid) => TE.right(uid),
      feedback: { send: (message) => TE.fromIO(() => void messages.push(message)) },
      feedbackInbox: memoryFeedbackAdmin(server.storage),
      audit: memoryAuditWriter(server.storage),
      exports: memoryExportSource(server.storage),
      banners: memoryBannerAdminRepository(server.storage),
      bannerFiles: memoryBannerFiles(files),
      genreImages: genreImages.deps,
      refusedCalls: { add: (now) => TE.fromIO(() => void refusedAt.push(now)) },
    },
  };
};
