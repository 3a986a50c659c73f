import type { Call } from '@portal/contract/core/call';
import { PERMISSIONS, type Permission, type UserKind } from '@portal/contract/permissions';

/** Each kind of user in the words of the page. */
const KIND_WORDS: Readonly<Record<UserKind, string>> = {
  visitor: '로그인하지 않은 사람',
  winner: '수주한 업체의 담당자',
  contractor: '다른 업체의 담당자',
  retired: '사용하지 않는 업체의 담당자',
  staff: '필요한 메뉴가 없는 직원',
  keeper: '그 메뉴가 있는 직원',
  manager: '그 메뉴와 관리자 권한이 있는 직원',
};

/** Each case that a right depends on, in the words of the page. */
const CASE_WORDS: Readonly<Record<string, string>> = {
  'a draft': '게시전 프로젝트',
  'an open project': '게시된 프로젝트',
  'an awarded project': '수주된 프로젝트',
  'of the contractors list': '협력업체의 목록',
  'of the staff list': '직원의 목록',
  'of employees': '직원목록',
  'of settlements': '정산현황',
  'of the access log': '접속 기록',
  'with phone numbers': '전화번호를 담을 때',
  'to confirm': '확정할 때',
  'to reopen': '다시 열 때',
  'of an employee': '직원의 것',
  'of a contractor': '협력업체 담당자의 것',
};

/** Who may make a call in one case. A call without cases has one, whose `when` is missing. */
type MayCase = { when?: string; kinds: readonly UserKind[] };

const caseOf = ({ when, allowed }: Permission): MayCase => {
  if (when === '') return { kinds: allowed };
  const words = CASE_WORDS[when];
  if (words === undefined) throw new Error(`no words for the case '${when}'`);
  return { when: words, kinds: allowed };
};

/** Who may make a call, as a field of its description (D-602). */
export const describeMay = (call: Call): MayCase[] => PERMISSIONS.filter((one) => one.call === call).map(caseOf);

/** The same as a sentence for each case. */
export const describeMayText = (call: Call): string =>
  describeMay(call)
    .map(({ when, kinds }) => {
      const people = kinds.map((kind) => KIND_WORDS[kind]).join(', ') || '아무도 없음';
      return `부를 수 있는 사람${when === undefined ? '' : ` (${when})`}: ${people}.`;
    })
    .join('\n\n');
