/** A contact person of a contractor, who can sign in. */
export type DemoContact = {
  userId: string;
  name: string;
  position: string;
  company: string;
  /** Region in which they work. */
  area: string;
  memo: string;
  deleted: boolean;
};

type Line = [userId: string, name: string, position: string, company: string, area: string, deleted?: boolean];

/** Contact persons who win projects or are named in the documentation. */
const KNOWN: readonly Line[] = [
  ['hanbit1', '최영수', '대표', '한빛설비', '서울'],
  ['hanbit2', '김미란', '현장소장', '한빛설비', '경기'],
  ['daon1', '이종훈', '팀장', '다온전기', '경기'],
  ['saebyeok1', '장서윤', '실장', '새벽통신', '서울'],
  ['gone1', '노성태', '과장', '다온전기', '경기', true],
  ['daon2', '백승철', '기사', '다온전기', '인천'],
  ['saebyeok2', '유병준', '현장소장', '새벽통신', '경기'],
  ['mirae1', '전혜원', '팀장', '미래정보통신', '인천'],
  ['gaon1', '남기태', '대표', '가온시스템', '서울'],
  ['nuri1', '심우석', '이사', '누리보안', '부산'],
  ['daewon1', '허정아', '과장', '대원이엔지', '대전'],
  ['cheongsol1', '고명진', '팀장', '청솔네트웍스', '대구'],
  ['woojin1', '안철민', '현장소장', '우진전력', '광주'],
  ['halla1', '양수호', '대표', '한라통신', '제주'],
  ['neulpum1', '손예지', '대리', '늘품방재', '강원'],
  ['hangil1', '홍덕기', '대표', '한길전설', '충남'],
];

/** Second contact persons; with them six companies have two or more. */
const OTHERS: readonly Line[] = [
  ['mirae2', '조은별', '주임', '미래정보통신', '경기'],
  ['gaon2', '임재학', '현장소장', '가온시스템', '경기'],
  ['nuri2', '서민정', '과장', '누리보안', '경남'],
];

const MEMOS: Readonly<Record<string, string>> = {
  hanbit2: '야간 작업 가능, 고소작업차 보유',
  daon1: '전기공사 면허 1종',
  saebyeok1: '통화는 오전 선호',
  mirae1: '광접속 장비 보유',
  gaon2: '주말 작업 협의 필요',
  woojin1: '제주 출장 불가',
};

const contactOf = ([userId, name, position, company, area, deleted = false]: Line): DemoContact => ({
  userId,
  name,
  position,
  company,
  area,
  memo: MEMOS[userId] ?? '',
  deleted,
});

export const KNOWN_CONTACTS: readonly DemoContact[] = KNOWN.map(contactOf);
export const OTHER_CONTACTS: readonly DemoContact[] = OTHERS.map(contactOf);
