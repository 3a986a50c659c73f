/** The tab that a room opens with (D-35). */
export const HOME_TABS = { N: '피드', T: '업무', C: '캘린더', F: '파일' } as const;
export type HomeTab = keyof typeof HOME_TABS;
export const HOME_TAB_CODES = ['N', 'T', 'C', 'F'] as const satisfies readonly HomeTab[];

/** Colours of a room. The page decides how they look. */
export const ROOM_COLORS = ['blue', 'teal', 'green', 'amber', 'orange', 'red', 'pink', 'violet', 'slate'] as const;
export type RoomColor = (typeof ROOM_COLORS)[number];

/** The names of the colours, on the page and in the record of a room. */
export const COLOR_WORDS: Readonly<Record<RoomColor, string>> = {
  blue: '파랑',
  teal: '청록',
  green: '초록',
  amber: '황토',
  orange: '주황',
  red: '빨강',
  pink: '자주',
  violet: '보라',
  slate: '먹색',
};

/** Relation of a user to a room: member, waiting for approval, invited, or none. */
export const JoinStatus = { Member: 'M', Waiting: 'W', Invited: 'I', None: 'N' } as const;
export type JoinStatus = (typeof JoinStatus)[keyof typeof JoinStatus];
export const JOIN_STATUSES = ['M', 'W', 'I', 'N'] as const satisfies readonly JoinStatus[];

/**
 * Which rooms are listed: the user's, those they may join, their archived ones, or for permission M those without an
 * admin.
 */
export const RoomScope = { Own: 'M', Joinable: 'J', Archived: 'A', Ownerless: 'O' } as const;
export type RoomScope = (typeof RoomScope)[keyof typeof RoomScope];
export const ROOM_SCOPES = ['M', 'J', 'A', 'O'] as const satisfies readonly RoomScope[];

/** Which alarms of a room a member gets: all of them, only those that concern the member, or none. */
export const ALARM_MODES = { A: '모두', M: '나와 관련된 것만', N: '받지 않음' } as const;
export type AlarmMode = keyof typeof ALARM_MODES;
export const ALARM_MODE_CODES = ['A', 'M', 'N'] as const satisfies readonly AlarmMode[];

/** Why an alarm of a room was sent. Alarms of other boards have ''. */
export const AlarmKind = {
  Mention: 'mention',
  /** A comment on an entry that the user wrote or is assigned to. */
  Comment: 'comment',
  Assignment: 'assignment',
  /** A new entry, for members who get all alarms. */
  Entry: 'entry',
  Reminder: 'reminder',
  /** A task was completed. */
  Done: 'done',
  /** A schedule that the user has answered moved, and its answer is asked again. */
  Moved: 'moved',
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
  'done',
  'moved',
  'request',
  'approval',
  'invitation',
] as const satisfies readonly AlarmKind[];

/** What an alarm of each kind says. The line below it shows the text. */
export const ALARM_KIND_WORDS: Readonly<Record<AlarmKind, string>> = {
  mention: '나를 언급했습니다.',
  comment: '댓글을 남겼습니다.',
  assignment: '업무를 맡겼습니다.',
  entry: '새 글을 올렸습니다.',
  reminder: '일정 알림입니다.',
  done: '업무를 완료했습니다.',
  moved: '일정을 변경했습니다. 참석 여부를 다시 알려주세요.',
  request: '참여를 요청했습니다.',
  approval: '참여를 승인했습니다.',
  invitation: '방에 초대했습니다.',
};

/** Filter chips of the alarm popup and the kinds they filter by. Several can be active (ALARM-30 to ALARM-32). */
export const ALARM_CHIPS = [
  { label: '나를 언급', kind: AlarmKind.Mention },
  { label: '내 게시물', kind: AlarmKind.Comment },
  { label: '담당 업무', kind: AlarmKind.Assignment },
] as const;
export const ALARM_CHIP_KINDS = ['mention', 'comment', 'assignment'] as const satisfies readonly AlarmKind[];

/** Most members of a room. */
export const MEMBER_LIMIT = 200;
/** Page size of rooms, of record lines and of people. */
export const ROOM_PAGE = 30;
/** New entries are counted up to this number. The page then shows '99+'. */
export const NEW_COUNT_LIMIT = 100;

/** The text of each kind of line in a room's record. */
export const RECORD_WORDS = {
  create: '방을 만들었습니다.',
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
