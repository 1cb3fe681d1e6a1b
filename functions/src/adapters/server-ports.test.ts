import { keepsAuditContract } from '#domain/audit/audit.contract';
import type { AuditEntry } from '#domain/audit/audit';
import { keepsRateLimiterContract } from '#domain/rate-limit/rate-limiter.contract';
import { instanceRateLimiter } from './instance-rate-limiter';
import { memoryAudit } from './memory-audit.fixture';

keepsRateLimiterContract('instanceRateLimiter', () => ({ rateLimiter: instanceRateLimiter(), prefix: '' }));

keepsAuditContract('memoryAudit', () => {
  const entries = new Map<string, AuditEntry>();
  return { audit: memoryAudit(entries), requestId: 'one', readEntry: (id) => Promise.resolve(entries.get(id) ?? null) };
});
