import { listTestbedOf } from '#domain/lists/contract/list-testbed.contract';
import { keepsUnmatchedEntriesContract } from '#domain/unmatched/unmatched-entries.contract';
import { webTestbed } from './web-testbed';

keepsUnmatchedEntriesContract('rows without a title on the web SDK', async () => listTestbedOf(await webTestbed()));
