import { seoulTime } from '@portal/contract/core/dates';
import { isOver, type UnsentEntry, type UnsentKind } from '../store/entries.ts';

const MADE: Readonly<Record<UnsentKind, string>> = {
  photo: '찍음',
  arrive: '등록',
  leave: '등록',
  log: '씀',
  message: '씀',
  report: '씀',
  signature: '서명',
  receipt: '등록',
};

const MEGABYTE = 1024 * 1024;

/** Bytes as '1.8 MB'. */
export const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** '14:06 찍음 · 1.8 MB', with the day when it is another one than today. */
export function madeText({ kind, madeAt, bytes }: Pick<UnsentEntry, 'kind' | 'madeAt' | 'bytes'>, now: Date): string {
  const at = seoulTime(new Date(madeAt));
  const time = at.slice(0, 10) === seoulTime(now).slice(0, 10) ? at.slice(11, 16) : at.slice(5, 16);
  return `${time} ${MADE[kind]}${bytes > 0 ? ` · ${megabytes(bytes)}` : ''}`;
}

/** How an entry stands: unfinished, being sent, waiting, waiting after failures, refused for good, or too old to go by itself. */
export type EntryState = 'open' | 'sending' | 'waiting' | 'failed' | 'refused' | 'over';

export function entryState(entry: UnsentEntry, sendingSeq: number, now: number): EntryState {
  if (entry.state === 'open') return 'open';
  if (entry.seq === sendingSeq) return 'sending';
  if (entry.state === 'refused') return 'refused';
  if (isOver(entry, now)) return 'over';
  return entry.tries > 0 ? 'failed' : 'waiting';
}

/** Why an entry has not gone yet; '' when nothing has failed. */
export function reasonText({ lastError, tries }: Pick<UnsentEntry, 'lastError' | 'tries'>, state: EntryState): string {
  if (state === 'open') return '업체 서명이 남았습니다';
  if (state === 'over') return '7일이 지나 더 보내지 않습니다';
  if (lastError === '') return '';
  return state === 'failed' ? `${lastError} · ${tries}회` : lastError;
}
