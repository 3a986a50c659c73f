import type { NewUnsentEntry } from '#areas/site-queue/public/enqueue.ts';
import type { storeSession } from '#lib/session.ts';

/** The contractor of the entries. */
export const USER = {
  UserId: 'hanbit1',
  AdminName: '최영수',
  UserType: 'C',
  CompanyId: 7,
  UserPermission: '',
  ModeAuthority: '',
  EncryptUserId: '',
} as Parameters<typeof storeSession>[0];

const place = { awardId: 5, projectId: 7, projectName: '판교 현장' };
/** The id of the entry with that number. */
export const idOf = (number: number): string => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;
/** A message that waits to be sent. */
export const message = (number: number, awardId = 5): NewUnsentEntry => ({
  entryId: idOf(number),
  kind: 'message',
  place: { ...place, awardId },
  path: 'Site/talk-add',
  body: { AwardId: awardId, EntryId: idOf(number), Content: `글 ${number}`, ConfirmYn: 'N' },
  title: `글 ${number}`,
});
/** A photo that waits to be sent. */
export const photo = (number: number): NewUnsentEntry => ({
  ...message(number),
  kind: 'photo',
  path: 'Site/photo-add',
  files: [{ name: 'a.jpg', blob: new Blob([`bytes ${number}`], { type: 'image/jpeg' }) }],
  fileField: 'photo',
});
