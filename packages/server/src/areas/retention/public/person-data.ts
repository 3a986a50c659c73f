import { periodEndDay, RETENTION_KINDS, type RetentionKind } from '@portal/contract/areas/retention/kinds';
import { UserType } from '@portal/contract/core/actor';
import { seoulDay, seoulTime } from '@portal/contract/core/dates';
import { findUserFacts } from '#areas/people/public/find-account.ts';
import type { Ctx } from '#context.ts';
import { readRowsOfUser } from '#db/rows-of-user.ts';
import { readPeriods } from '../periods.ts';

/** What may be blanked of a person, and from when; '' while they are not gone. */
type Blanking = { label: string; what: string; basis: string; fromDay: string };

/** The kinds of data that are blanked of staff, and of a contractor's manager. */
const KINDS_OF: Readonly<Record<UserType, readonly RetentionKind[]>> = {
  [UserType.Staff]: ['employees', 'numbers'],
  [UserType.Partner]: ['managers'],
};

/** The file about one person: its name and its text, and how much it holds. */
type PersonFile = {
  name: string;
  text: string;
  userName: string;
  blanking: Blanking[];
  tables: number;
  rows: number;
};

/** What the portal holds of one person, as a file for a request under the law (D-523). Undefined without such a user. */
export async function makePersonFile(ctx: Pick<Ctx, 'db' | 'now'>, userId: string): Promise<PersonFile | undefined> {
  const person = await findUserFacts(ctx.db, userId);
  if (!person) return undefined;
  const periods = await readPeriods(ctx);
  const blanking = KINDS_OF[person.user_type].map((code): Blanking => {
    const { label, what, basis } = RETENTION_KINDS[code];
    const months = periods.find(({ kind }) => kind === code)?.months ?? RETENTION_KINDS[code].months;
    const fromDay = person.left_at === null ? '' : periodEndDay(person.left_at, months);
    return { label, what, basis, fromDay };
  });
  const tables = await readRowsOfUser(ctx.db, userId);
  const content = {
    아이디: userId,
    이름: person.user_name,
    구분: person.user_type === UserType.Staff ? '직원' : '업체 담당자',
    만든시각: seoulTime(ctx.now()),
    '지울 수 있는 것': blanking.map(({ label, what, basis, fromDay }) => ({
      구분: label,
      내용: what,
      근거: basis,
      부터: fromDay || '퇴사 또는 삭제 뒤',
    })),
    안내: '행은 그 사람에 관한 표만 담고, 이름만 나오는 표는 건수를 적습니다. 암호화된 번호와 비밀번호는 담지 않습니다.',
    표: tables.map(({ table, column, count, rows }) => ({ 표: table, 열: column, 건수: count, 행: rows })),
  };
  return {
    name: `개인자료_${userId}_${seoulDay(ctx.now())}.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
    userName: person.user_name,
    blanking,
    tables: tables.length,
    rows: tables.reduce((sum, { count }) => sum + count, 0),
  };
}
