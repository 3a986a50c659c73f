import { addDays, withWeekday } from '../../core/dates.ts';
import { type Amounts, inWon, totalOf } from '../../core/money.ts';
import { ProjectStatus, WON_STATUSES } from '../outsourced-projects/status.ts';
import { passwordLinkMessages } from '../password-links/messages.ts';
import { siteMessages } from '../site/messages.ts';
import { siteLogMessages } from '../site-logs/messages.ts';
import { reportMessages } from '../site-reports/messages.ts';
import { changedParts, changeLines, type NamedChange, titleOfChanges } from './changed-parts.ts';
import { NotifyKind } from './kinds.ts';

/**
 * The readers of a message. They are contractors who look for such work or the company that has the project. Others go
 * to a company about its own accounts, or to all users of contractors. Staff of the project get it as an alarm. A test is
 * for the user who sends it.
 */
export type Audience = 'interested' | 'winner' | 'company' | 'contractors' | 'staff' | 'self';

/** What a message may say. It holds no customer, site, address, contact, score, or text that users wrote. */
export type Facts = Amounts & {
  /** The day on which it is written, and that on which it happened, in Seoul. */
  today: string;
  eventDay: string;
  /** The status of its project, and whether the reader's company has the award. */
  status: ProjectStatus | '';
  isOwnAward: boolean;
  /** Whether the invoice date, or the work log of `eventDay`, is there. */
  isBilled: boolean;
  isLogged: boolean;
  areaName: string;
  /** Offered days, earliest first. */
  days: readonly string[];
  /** Day and headcount of the award; '' and 0 once the reader's company has no award. */
  startDay: string;
  people: number;
  /** How materials were sent, and how many kinds. */
  sending: string;
  materialKinds: number;
  changes: readonly NamedChange[];
  /** The last day of a must-read notice. */
  mustReadUntil: string;
};

/** Facts of which none is known. */
export const NO_FACTS: Facts = {
  today: '',
  eventDay: '',
  status: '',
  isOwnAward: false,
  isBilled: false,
  isLogged: false,
  areaName: '',
  days: [],
  price: 0,
  addPrice: 0,
  startDay: '',
  people: 0,
  sending: '',
  materialKinds: 0,
  changes: [],
  mustReadUntil: '',
};

type Entry = {
  kind: NotifyKind;
  audience: Audience;
  /** 'urgent' messages are so when the work starts within 48 hours. */
  rank: 'urgent' | 'normal';
  /** The page that the message opens. */
  page: 'project' | 'notice' | 'outbox' | 'managers';
  title: (facts: Facts) => string;
  /** What is told, in one line; each change of a contract is a line of its own. */
  line: (facts: Facts) => string;
  /** Whether it is still so. What has become untrue does not leave the portal any more (D-590). */
  isStillTrue: (facts: Facts) => boolean;
};

const entry = (kind: NotifyKind, title: string, line: Entry['line'], rest: Partial<Entry> = {}): Entry => ({
  kind,
  audience: 'winner',
  rank: 'normal',
  page: 'project',
  title: () => title,
  line,
  isStillTrue: () => true,
  ...rest,
});

const fixedText = (text: string) => () => text;

/** Parts of a line that are not empty. */
export const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** '11-25 (수)'; '' stays ''. */
export const shortDay = (day: string): string => withWeekday(day).slice(5);
const total = (facts: Facts): string => inWon(totalOf(facts));

/** '11-25 (수) 외 2일'. */
const offeredDays = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? shortDay(first) : `${shortDay(first)} 외 ${others.length}일`;

const shipment = ({ sending, materialKinds }: Facts): string =>
  joined([sending, materialKinds === 0 ? '' : `${materialKinds}종`]);

const start = ({ startDay, people }: Facts): string => joined([shortDay(startDay), people === 0 ? '' : `${people}명`]);

/** '내일 시작', '오늘 시작', or '시작일' when the day is neither. */
function startWords(day: string, today: string): string {
  if (day !== '' && day === today) return '오늘 시작';
  return day !== '' && today !== '' && day === addDays(today, 1) ? '내일 시작' : '시작일';
}

const isNear = (day: string, today: string): boolean => startWords(day, today) !== '시작일';

/** What became of an offer: open, taken by the reader's company, or closed (D-593). */
function offerState({ status, isOwnAward }: Facts): 'open' | 'won' | 'closed' {
  if (status === '' || status === ProjectStatus.Open) return 'open';
  return isOwnAward && WON_STATUSES.some((won) => won === status) ? 'won' : 'closed';
}

const OFFER_TITLES = { open: '새 일감', won: '수주한 일감', closed: '마감' } as const;

/** A closed offer says no amount: it may be that of another company. */
function offerLine(facts: Facts): string {
  const state = offerState(facts);
  if (state === 'won') return joined([shortDay(facts.startDay), total(facts)]);
  return joined([facts.areaName, offeredDays(facts.days), state === 'open' ? total(facts) : '']);
}

/** Whether a project may be taken. */
export const isOpen = ({ status }: Facts): boolean => status === ProjectStatus.Open;
const isUnbilled = ({ status, isBilled }: Facts): boolean => status === ProjectStatus.Completed && !isBilled;

/** Everything that the portal tells people by itself, by its key (D-380). */
export const CATALOGUE = {
  offer: entry(NotifyKind.Offer, '', offerLine, {
    audience: 'interested',
    title: (facts) => OFFER_TITLES[offerState(facts)],
  }),
  change: entry(NotifyKind.Change, '', ({ changes }) => changeLines(changes).join('\n'), {
    rank: 'urgent',
    title: ({ changes }) => titleOfChanges(changes),
  }),
  withdrawn: entry(NotifyKind.Change, '수주철회', fixedText('프로젝트가 철회되었습니다'), { rank: 'urgent' }),
  canceled: entry(NotifyKind.Change, '프로젝트취소', fixedText('프로젝트가 취소되었습니다'), { rank: 'urgent' }),
  reopened: entry(NotifyKind.Materials, '자재 수정', fixedText('확정된 자재를 다시 정하고 있습니다')),
  sent: entry(NotifyKind.Materials, '자재 발송', shipment),
  completed: entry(NotifyKind.Finish, '프로젝트완료', ({ isBilled }) =>
    isBilled ? '계산서 발행일이 입력되었습니다' : '계산서 발행일을 입력해주세요',
  ),
  billAfter3Days: entry(NotifyKind.Finish, '계산서 발행일 미입력', fixedText('프로젝트완료 후 3일이 지났습니다'), {
    isStillTrue: isUnbilled,
  }),
  billOn5th: entry(NotifyKind.Finish, '계산서 발행일 미입력', fixedText('지난달에 완료한 프로젝트입니다'), {
    isStillTrue: isUnbilled,
  }),
  invoiced: entry(NotifyKind.Finish, '계산서 발급확인', total),
  settled: entry(NotifyKind.Finish, '정산완료', total),
  tomorrow: entry(NotifyKind.Tomorrow, '', start, {
    title: ({ startDay, today }) => startWords(startDay, today),
    isStillTrue: ({ status, startDay, today }) => status === ProjectStatus.Awarded && isNear(startDay, today),
  }),
  notice: entry(
    NotifyKind.Notice,
    '중요 공지',
    ({ mustReadUntil }) => (mustReadUntil === '' ? '' : `${shortDay(mustReadUntil)}까지 확인해주세요`),
    { audience: 'contractors', page: 'notice', isStillTrue: ({ mustReadUntil, today }) => mustReadUntil >= today },
  ),
  awarded: entry(NotifyKind.Award, '수주', start, { audience: 'staff' }),
  received: entry(NotifyKind.Receipt, '자재 수령', fixedText('업체가 자재를 수령했습니다'), { audience: 'staff' }),
  billed: entry(NotifyKind.Billing, '계산서 발행일', fixedText('계산서 발행일이 입력되었습니다'), {
    audience: 'staff',
  }),
  commented: entry(NotifyKind.Comment, '새 댓글', fixedText('댓글을 확인해주세요'), { audience: 'staff' }),
  edited: entry(NotifyKind.Comment, '변경', fixedText('변경된 내용을 확인해주세요'), { audience: 'staff' }),
  siteTalk: entry(NotifyKind.SiteTalk, '현장 대화', fixedText(siteMessages['talk.new'])),
  siteTalkAsk: entry(NotifyKind.SiteTalk, '확인 요청', fixedText(siteMessages['talk.ask'])),
  logMissing: entry(
    NotifyKind.SiteLog,
    '작업일보',
    ({ eventDay, today }) =>
      eventDay === today
        ? siteLogMessages['log.missing']
        : `${shortDay(eventDay)} ${siteLogMessages['log.missing.day']}`,
    { isStillTrue: ({ isLogged }) => !isLogged },
  ),
  reportAccepted: entry(
    NotifyKind.SiteReport,
    '작업완료확인서 접수',
    fixedText(reportMessages['report.accepted.line']),
  ),
  reportReturned: entry(
    NotifyKind.SiteReport,
    '작업완료확인서 보완요청',
    fixedText(reportMessages['report.returned.line']),
  ),
  untakenDay: entry(NotifyKind.Untaken, '미수주', fixedText('게시 후 24시간이 지났습니다'), {
    audience: 'staff',
    isStillTrue: isOpen,
  }),
  untakenEve: entry(
    NotifyKind.Untaken,
    '미수주',
    ({ days: [first = ''], today }) => joined([startWords(first, today), shortDay(first)]),
    {
      audience: 'staff',
      isStillTrue: (facts) => isOpen(facts) && isNear(facts.days[0] ?? '', facts.today),
    },
  ),
  passwordLink: entry(NotifyKind.Account, '비밀번호 링크 발급', fixedText(passwordLinkMessages['passwordLink.told']), {
    audience: 'company',
    page: 'managers',
  }),
  test: entry(NotifyKind.Test, '시험 발송', fixedText('포털이 보낸 시험 알림입니다'), {
    audience: 'self',
    page: 'outbox',
  }),
} as const satisfies Record<string, Entry>;

export type NotifyKey = keyof typeof CATALOGUE;
export const NOTIFY_KEYS = Object.keys(CATALOGUE) as NotifyKey[];

/** The title of a message without what was changed. */
export const titleOfKey = (key: NotifyKey): string => CATALOGUE[key].title(NO_FACTS);

/** The keys for one kind of audience. */
export const keysFor = (audience: Audience): NotifyKey[] =>
  NOTIFY_KEYS.filter((key) => CATALOGUE[key].audience === audience);

/** Whether an edit of these items is told to the winner. */
export const concernsWinner = (itemNames: readonly string[]): boolean => changedParts(itemNames).length > 0;
