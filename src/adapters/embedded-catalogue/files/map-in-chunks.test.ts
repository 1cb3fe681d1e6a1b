import { afterEach, describe, expect, it, vi } from 'vitest';
import { yieldToMain, mapInChunks } from './map-in-chunks';

afterEach(() => void vi.restoreAllMocks());

describe('mapInChunks', () => {
  it('maps each item with its index, in order', async () => {
    expect(await mapInChunks(['a', 'b', 'c'], (item, index) => `${item}${index}`)).toEqual(['a0', 'b1', 'c2']);
    expect(await mapInChunks([], () => 1)).toEqual([]);
  });

  it('yields to other tasks between chunks', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const turns: number[] = [];
    let mapped = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      turns.push(mapped);
      port2.postMessage(null);
    };
    port2.postMessage(null);
    await mapInChunks(Array.from({ length: 30 }), () => {
      time += 3;
      mapped += 1;
    });
    port1.close();
    expect(turns.filter((count) => count > 0 && count < 30).length).toBeGreaterThanOrEqual(3);
  });
});

describe('yieldToMain', () => {
  it('resolves after messages that are already queued', async () => {
    const order: string[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => order.push('before');
    port2.postMessage(null);
    await yieldToMain();
    port1.close();
    expect(order).toEqual(['before']);
  });
});
