import { seoulInstant } from '../../core/dates.ts';
import { ProjectStatus } from '../outsourced-projects/status.ts';
import { CLOCK_TOLERANCE_MS } from '../site/entry-moment.ts';
import type { SiteAccess } from '../site/policy.ts';

/** What a photo of a site shows, in the order in which labels are offered: before, during, after, material, other. */
export const PHOTO_LABELS = ['B', 'D', 'A', 'M', 'E'] as const;
export type PhotoLabel = (typeof PHOTO_LABELS)[number];

const LABEL_WORDS: Readonly<Record<PhotoLabel, string>> = { B: '전', D: '중', A: '후', M: '자재', E: '기타' };
export const photoLabelWord = (label: PhotoLabel): string => LABEL_WORDS[label];

/** Who says when a photo was taken: the picture itself (EXIF), or the clock of the device. */
export const TAKEN_SOURCES = ['E', 'D'] as const;
export type TakenSource = (typeof TAKEN_SOURCES)[number];

/** Most characters of a caption. */
export const CAPTION_LIMIT = 200;

/** Most photos of an award. */
export const MOST_PHOTOS = 300;

const PHOTO_STATUSES: readonly ProjectStatus[] = [ProjectStatus.Awarded, ProjectStatus.Completed];

/** Whether photos of a site are written in this status. Elsewhere they are read (D-441). */
export const arePhotosOpen = (status: ProjectStatus): boolean => PHOTO_STATUSES.includes(status);

/** What a user may do with the photos of an award, by what they may do with its records. */
export type PhotoAccess = Exclude<SiteAccess, 'hidden'>;
export const photoAccess = (access: PhotoAccess, status: ProjectStatus, mayWrite: boolean): PhotoAccess =>
  access === 'write' && !(mayWrite && arePhotosOpen(status)) ? 'read' : access;

/** Whether a photo was taken and received at times that differ by more than ten minutes. Both are shown then. */
export const isTakenApart = (takenAt: Date | null, receivedAt: Date): boolean =>
  takenAt !== null && Math.abs(receivedAt.getTime() - takenAt.getTime()) > CLOCK_TOLERANCE_MS;

const instantOf = (time: string): number => Date.parse(seoulInstant(time));

/** How much later a photo was received than taken: '4시간 뒤'. A time of the future tells of a wrong clock. */
export function lateText(takenDtm: string, receivedDtm: string): string {
  const minutes = Math.floor((instantOf(receivedDtm) - instantOf(takenDtm)) / 60_000);
  if (minutes < 0) return '기기 시각이 다름';
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}분 뒤`;
  return hours < 24 ? `${hours}시간 뒤` : `${Math.floor(hours / 24)}일 뒤`;
}
