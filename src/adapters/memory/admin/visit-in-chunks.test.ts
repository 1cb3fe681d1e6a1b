import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitInChunks } from './visit-in-chunks';

afterEach(() => void vi.restoreAllMocks());

describe('visitInChunks', () => {
  it('visits each item in order, and resolves without items', async () => {
    const visited: string[] = [];
    await visitInChunks(new Set(['a', 'b', 'c']), (item) => visited.push(item));
    await visitInChunks([], () => visited.push('none'));
    expect(visited).toEqual(['a', 'b', 'c']);
  });

  it('lets other tasks run between chunks', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const turns: number[] = [];
    let visited = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      turns.push(visited);
      port2.postMessage(null);
    };
    port2.postMessage(null);
    await visitInChunks(Array.from({ length: 1000 }), () => {
      time += 0.05;
      visited += 1;
    });
    port1.close();
    // 50 ms in chunks of 5 ms.
    expect(new Set(turns.filter((count) => count > 0 && count < 1000)).size).toBeGreaterThanOrEqual(7);
  });
});
