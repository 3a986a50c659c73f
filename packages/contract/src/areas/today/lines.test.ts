import { expect, it } from 'vitest';
import type { Actor, UserType } from '../../core/actor.ts';
import { choosesScope, defaultScope, labelOfLine, linesOf, staysEmpty } from './lines.ts';

const actor = (userType: UserType, permission = ''): Actor => ({
  userId: 'one',
  userType,
  userName: '',
  companyId: 1,
  companyName: '',
  companyActive: true,
  permission,
  modeAuthority: 'A',
});

const ROWS: readonly [string, Actor, string[], string[]][] = [
  ['sales', actor('M', 'B'), ['수주업체 이의', '게시전', '오늘 시작', '이번 주 시작'], ['mine', 'chooses']],
  [
    'a PM',
    actor('M', 'F'),
    ['수주업체 이의', '오늘 시작', '내일 시작', '이번 주 시작', '자재 미발송', '평가 남음'],
    ['mine', 'chooses'],
  ],
  [
    'permission M',
    actor('M', 'M'),
    ['수주업체 이의', '오늘 시작', '이번 주 시작', '게시전', '계산서 확인', '정산할 금액'],
    ['team', 'chooses'],
  ],
  ['staff without a role', actor('M'), [], ['mine', 'chooses']],
  [
    'a contractor',
    actor('C'),
    ['새 프로젝트', '오늘 작업', '이번 주 시작', '자재 수령 확인', '계산서 발행일 미입력'],
    ['mine'],
  ],
];

it.each(ROWS)('%s has these lines in this order, which stay when they count nothing (LISTS-21)', (...row) => {
  const [, who, labels, scope] = row;
  const standing = linesOf(who).filter(staysEmpty);
  expect(standing.map((line) => labelOfLine(who, line))).toEqual(labels);
  expect([defaultScope(who), ...(choosesScope(who) ? ['chooses'] : [])]).toEqual(scope);
});

it('staff have the lines of internal projects too, which are left out while they count nothing (D-341)', () => {
  const internal = (who: Actor) =>
    linesOf(who)
      .filter((line) => !staysEmpty(line))
      .map((line) => labelOfLine(who, line));
  expect(internal(actor('M'))).toEqual([
    '오늘 시작 (마이즈)',
    '이번 주 시작 (마이즈)',
    '시작일 지남 (마이즈)',
    '진행중 (마이즈)',
  ]);
  expect(internal(actor('C'))).toEqual([]);
});
