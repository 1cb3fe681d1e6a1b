import { describe, expect, it } from 'vitest';
import { aUserId } from '#domain/users/user.fixture';
import {
  auditAddress, auditFilter, auditViewParams, isAuditFiltered, noAuditView, parseAuditView, type AuditView,
} from './audit-view-params';

const parse = (query: string): AuditView => parseAuditView(new URLSearchParams(query));

describe('the filters of the audit log in the address', () => {
  it('are read as they were written', () => {
    const view: AuditView = { by: aUserId('ada'), target: 'list-1', action: 'removeLists', from: '2026-11-01', until: '2026-11-20' };
    expect(parseAuditView(auditViewParams(view))).toEqual(view);
    expect(auditViewParams(noAuditView).size).toBe(0);
  });

  it.each([
    ['an impossible day', 'from=2026-02-30&until=2026-13-01', noAuditView],
    ['texts that are too long', `target=${'x'.repeat(201)}`, noAuditView],
    ['empty texts', 'by=&target=&action=', noAuditView],
    ['days in the wrong order', 'from=2026-11-20&until=2026-11-01', { ...noAuditView, from: '2026-11-01', until: '2026-11-20' }],
  ])('correct %s', (_, query, view) => expect(parse(query)).toEqual(view));

  it('say whether entries are left out', () => {
    expect([isAuditFiltered(noAuditView), isAuditFiltered({ ...noAuditView, target: 'maya' })]).toEqual([false, true]);
  });
});

it('auditFilter contains the whole last day', () => {
  const { from, before } = auditFilter({ ...noAuditView, from: '2026-11-20', until: '2026-11-20' });
  expect([from, before]).toEqual([new Date(2026, 10, 20).getTime(), new Date(2026, 10, 21).getTime()]);
});

it('auditAddress leads to a filtered log', () => expect(auditAddress({ target: 'maya' })).toBe('/admin/audit?target=maya'));
