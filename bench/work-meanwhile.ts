import { setTimeout as sleep } from 'node:timers/promises';
import { type Endpoint, postJson } from './post-json.ts';

const BETWEEN_MS = 20;

/** Opens list pages one after the other until `work` is done. Returns what each took in ms. */
export async function workMeanwhile(endpoint: Endpoint, list: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void work.then(end, end);
  for (let page = 1; !isOver; page = (page % 20) + 1) {
    const { status, ms } = await postJson({ ...endpoint, path: `/api/${list}` }, { Page: page, PageSize: 30 });
    if (status !== 200) throw new Error(`a list answered ${status}`);
    times.push(ms);
    await sleep(BETWEEN_MS);
  }
  return times;
}

/** The time that 99 of 100 stayed below, of sorted times. */
export const p99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? 0;
