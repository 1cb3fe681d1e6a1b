import { afterEach, describe, expect, it, vi } from 'vitest';
import { yieldToMain, mapInChunks } from './map-in-chunks';

afterEach(() => void vi.restoreAllMocks());

describe('inSlices', () => {
  it('makes one of each, in order, told its place', async () => {
    expect(await mapInChunks(['a', 'b', 'c'], (letter, at) => `${letter}${at}`)).toEqual(['a0', 'b1', 'c2']);
    expect(await mapInChunks([], () => 1)).toEqual([]);
  });

  it('lets others have their turn while it works', async () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => time);
    const turns: number[] = [];
    let made = 0;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      turns.push(made);
      port2.postMessage(null);
    };
    port2.postMessage(null);
    await mapInChunks(Array.from({ length: 30 }), () => {
      time += 3;
      made += 1;
    });
    port1.close();
    expect(turns.filter((at) => at > 0 && at < 30).length).toBeGreaterThanOrEqual(3);
  });
});

describe('breath', () => {
  it('comes after what waits already', async () => {
    const order: string[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => order.push('before');
    port2.postMessage(null);
    await yieldToMain();
    port1.close();
    expect(order).toEqual(['before']);
  });
});
