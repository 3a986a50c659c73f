import { type Actor, isManager } from '../../core/actor.ts';
import { grantKey, type MenuGrant } from './menu-grants.ts';

/** What staff may do in a delivered menu, in words, by the key of its grant. */
const WORDS: Readonly<Record<string, string>> = {
  T1: '읽기, 등록, 내가 쓴 글 수정',
  L102: '등록, 수정, 복사, 프로젝트완료',
  L103: '등록, 수정, 삭제',
  L104: '등록, 이름 수정, 옮기기, 삭제',
  T4: '참여한 프로젝트에서 글, 업무, 일정',
  T5: '외부 화면 열기',
  T6: '외부 화면 열기',
  T7: '업체, 자재, 메뉴와 기록 관리',
  T11: '읽기, 등록, 내가 쓴 글 수정',
  L112: '등록, 게시, 자재발송, 업체 평가, 프로젝트완료',
  L114: '보기',
  L115: '보기',
  L116: '보기, 정산완료',
  L117: '등록, 수정, 삭제',
};

/** What the holder of a menu may do in it; '' for a menu whose entries say it. */
export const menuWords = (menu: MenuGrant): string => WORDS[grantKey(menu)] ?? '';

/** What only permission M may do. */
const MANAGER_ONLY = ['자재확정 취소', '계산서 발급확인', '주민번호와 계좌번호 전체 보기', '기준정보'] as const;

/** What an employee may not do, whatever menus they have. */
export const forbiddenWords = (employee: Pick<Actor, 'userType' | 'permission'>): readonly string[] =>
  isManager(employee) ? [] : MANAGER_ONLY;
