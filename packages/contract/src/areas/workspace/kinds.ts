/** The tab a room opens with (D-35). */
export const HOME_TABS = { N: '피드', T: '업무', C: '캘린더', F: '파일' } as const;
export type HomeTab = keyof typeof HOME_TABS;
export const HOME_TAB_CODES = ['N', 'T', 'C', 'F'] as const satisfies readonly HomeTab[];

/** Colours a room can have; what they look like is the page's. The first is nobody's choice. */
export const ROOM_COLORS = ['blue', 'teal', 'green', 'amber', 'orange', 'red', 'pink', 'violet', 'slate'] as const;
export type RoomColor = (typeof ROOM_COLORS)[number];

/** How somebody stands to a room: member, waiting for approval, invited, or none of it. */
export const JoinStatus = { Member: 'M', Waiting: 'W', Invited: 'I', None: 'N' } as const;
export type JoinStatus = (typeof JoinStatus)[keyof typeof JoinStatus];
export const JOIN_STATUSES = ['M', 'W', 'I', 'N'] as const satisfies readonly JoinStatus[];

/** Which rooms a list holds: own, those one may join, own archived ones, and for permission M those without an admin. */
export const RoomScope = { Own: 'M', Joinable: 'J', Archived: 'A', Ownerless: 'O' } as const;
export type RoomScope = (typeof RoomScope)[keyof typeof RoomScope];
export const ROOM_SCOPES = ['M', 'J', 'A', 'O'] as const satisfies readonly RoomScope[];

/** Which alarms of a room somebody wants: all that happens in it, what concerns him, or none. */
export const ALARM_MODES = { A: '모두', M: '나와 관련된 것만', N: '받지 않음' } as const;
export type AlarmMode = keyof typeof ALARM_MODES;
export const ALARM_MODE_CODES = ['A', 'M', 'N'] as const satisfies readonly AlarmMode[];

/** Why somebody is told of something in a room; '' is an alarm of another board. */
export const AlarmKind = {
  Mention: 'mention',
  /** A comment on what he wrote or is assigned to. */
  Comment: 'comment',
  Assignment: 'assignment',
  /** A new entry, for those who want all. */
  Entry: 'entry',
  Reminder: 'reminder',
  Request: 'request',
  Approval: 'approval',
  Invitation: 'invitation',
} as const;
export type AlarmKind = (typeof AlarmKind)[keyof typeof AlarmKind];
export const ALARM_KINDS = [
  'mention',
  'comment',
  'assignment',
  'entry',
  'reminder',
  'request',
  'approval',
  'invitation',
] as const satisfies readonly AlarmKind[];

/** What an alarm of each kind says was done; the line below it shows the text. */
export const ALARM_KIND_WORDS: Readonly<Record<AlarmKind, string>> = {
  mention: '나를 언급했습니다.',
  comment: '댓글을 남겼습니다.',
  assignment: '업무를 맡겼습니다.',
  entry: '새 글을 올렸습니다.',
  reminder: '일정 알림입니다.',
  request: '참여를 요청했습니다.',
  approval: '참여를 승인했습니다.',
  invitation: '프로젝트에 초대했습니다.',
};

/** Chips of the popup, which add up, and the kinds each of them shows (ALARM-30 to ALARM-32). */
export const ALARM_CHIPS = [
  { label: '나를 언급', kind: AlarmKind.Mention },
  { label: '내 게시물', kind: AlarmKind.Comment },
  { label: '담당 업무', kind: AlarmKind.Assignment },
] as const;
export const ALARM_CHIP_KINDS = ['mention', 'comment', 'assignment'] as const satisfies readonly AlarmKind[];

/** Members of a room. */
export const MEMBER_LIMIT = 200;
/** Rooms, record lines and people of one page. */
export const ROOM_PAGE = 30;
/** New entries are counted up to here; the page shows '99+'. */
export const MOST_NEW = 100;
/** Name of the event that says that something changed in a room one is in. Its data is the room's id, or '' for any. */
export const ROOM_EVENT = 'room';

/** What a line of the room's record tells. */
export const RECORD_WORDS = {
  create: '프로젝트를 만들었습니다.',
  settings: '설정을 변경했습니다.',
  permission: '권한을 변경했습니다.',
  join: '참여했습니다.',
  approve: '참여를 승인했습니다.',
  refuse: '참여를 거절했습니다.',
  invite: '초대했습니다.',
  inviteCancel: '초대를 취소했습니다.',
  leave: '나갔습니다.',
  retire: '퇴사하여 나갔습니다.',
  remove: '내보냈습니다.',
  adminAdd: '관리자로 지정했습니다.',
  adminRemove: '관리자에서 해제했습니다.',
  takeOver: '관리자를 이어받았습니다.',
  archive: '보관했습니다.',
  restore: '다시 열었습니다.',
} as const;
export type RecordKind = keyof typeof RECORD_WORDS;
