import { keepsRateLimiterContract } from '#domain/rate-limit/rate-limiter.contract';
import { instanceRateLimiter } from './instance-rate-limiter';

keepsRateLimiterContract('instanceRateLimiter', () => ({ rateLimiter: instanceRateLimiter(), prefix: '' }));
