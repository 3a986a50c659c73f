import { z } from 'zod';
import { isPartner, isSignedIn, isStaff } from '../../core/actor.ts';
import { added, defineCall, done, file, rowsWith } from '../../core/call.ts';
import { choice, codeOrBlank, flag, id, text, userId, version } from '../../core/fields.ts';
import { FILE_RULES } from '../files/kinds.ts';
import { siteAward } from '../site/calls.ts';
import { entryId, entryIdOrBlank } from '../site/fields.ts';
import { moment } from './fields.ts';
import { CAPTION_LIMIT, PHOTO_LABELS, TAKEN_SOURCES } from './photos.ts';

/** Length and SHA-256 of the bytes that the server received, before it drew the picture anew. */
const received = { bytes: z.number(), sha256: z.string() };

/** A photo of a site. `name` and what people wrote are blank once the personal data of the project has ended. */
const sitePhoto = z.object({
  photoId: z.number(),
  entryId: z.string(),
  label: z.enum(PHOTO_LABELS),
  caption: z.string(),
  /** For a photo of after: the entry of the photo of before that it belongs to, or ''. */
  pairEntryId: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  userName: z.string(),
  /** '' when the device did not know. */
  takenDtm: z.string(),
  takenFrom: z.enum(['', ...TAKEN_SOURCES]),
  receivedDtm: z.string(),
  /** 'Y' when both times differ by more than ten minutes. */
  lateYN: flag,
  /** Rises with each change of what is written about it. */
  version: z.number(),
  ...received,
});
export type SitePhoto = z.output<typeof sitePhoto>;

const photoMeta = z.object({
  awardId: z.number(),
  companyName: z.string(),
  /** What the caller may do with the photos. */
  access: z.enum(['write', 'read', 'closed']),
  /** For staff the awards of the project, newest first; empty for others. */
  awards: z.array(siteAward),
});
export type PhotoMeta = z.output<typeof photoMeta>;

const login = { LoginUserId: userId() };
const own = { actorFields: ['LoginUserId'] } as const;
const words = {
  Label: codeOrBlank(PHOTO_LABELS, 'E'),
  Caption: text(CAPTION_LIMIT),
  PairEntryId: entryIdOrBlank(),
};

/** Calls of the photos of a site. */
export const photoCalls = {
  listPhotos: defineCall({
    ...own,
    path: 'Site/photo-list',
    summary: '현장 사진. 찍은 순서입니다. AwardId가 0이면 지금의 수주입니다.',
    spec: ['CALLS-444', 'D-441'],
    effect: 'read',
    may: isSignedIn,
    request: z.object({ Id: id(), AwardId: choice(), ...login }),
    answer: rowsWith(sitePhoto, photoMeta),
  }),
  addPhoto: defineCall({
    ...own,
    path: 'Site/photo-add',
    summary: '현장 사진 한 장 등록. 10MB까지. 같은 EntryId를 다시 보내면 처음의 답을 받습니다.',
    spec: ['CALLS-445', 'D-441', 'D-442'],
    effect: 'write',
    may: isPartner,
    request: z.object({
      AwardId: id(),
      EntryId: entryId(),
      ...words,
      TakenDtm: moment(),
      TakenFrom: codeOrBlank(TAKEN_SOURCES, 'D'),
      ...login,
    }),
    upload: { files: 1, bytes: FILE_RULES.sitePhoto.bytes },
    answer: added(z.object({ photoId: z.number(), ...received }), 'sitePhoto.added'),
  }),
  editPhoto: defineCall({
    ...own,
    path: 'Site/photo-edit',
    summary: '현장 사진의 구분과 설명 수정.',
    spec: ['CALLS-446', 'D-441'],
    effect: 'write',
    may: isPartner,
    request: z.object({ PhotoId: id(), Version: version(), ...words, ...login }),
    answer: done('sitePhoto.edited'),
  }),
  removePhoto: defineCall({
    ...own,
    path: 'Site/photo-delete',
    summary: '현장 사진 삭제. 다른 기록에 쓰인 사진은 지울 수 없습니다.',
    spec: ['CALLS-447', 'D-441'],
    effect: 'write',
    may: isPartner,
    request: z.object({ PhotoId: id(), Version: version(), ...login }),
    answer: done('sitePhoto.removed'),
  }),
  downloadPhotos: defineCall({
    method: 'GET',
    actorFields: [],
    path: 'Site/photo-zip',
    summary: '수주 건의 현장 사진을 모두 하나의 zip으로 내려받기. 구분과 시각이 이름입니다.',
    spec: ['CALLS-448', 'D-443'],
    effect: 'read',
    may: isStaff,
    request: z.object({ AwardId: id() }),
    answer: file('save'),
  }),
  readSitePhoto: defineCall({
    root: 'uploads',
    method: 'GET',
    actorFields: [],
    path: 'Site/{name}',
    summary: '현장 사진. 이름 뒤에 -small을 붙이면 목록에 쓰는 작은 그림입니다.',
    spec: ['CALLS-449', 'D-442'],
    effect: 'read',
    may: isSignedIn,
    request: z.object({ name: text() }),
    answer: file('show'),
  }),
};
