import { commentLines, type PlannedRoom } from './workspace-plans.ts';
import { SONGDO } from './workspace-site-room.ts';

const WAREHOUSE: PlannedRoom = {
  name: '자재 창고 이전',
  about: '이천 신규 창고로 옮기는 일정과 재고 조사',
  color: 'amber',
  home: 'T',
  needsApproval: true,
  permissions: { CreatePost: 'ADMIN_ONLY' },
  people: ['sales4', 'pm1', 'admin', 'pm3', 'sales2'],
  entries: [
    {
      author: 'sales4',
      age: 100,
      title: '재고 조사',
      text: '이전하기 전에 모든 자재를 셉니다.',
      task: { status: 'C', priority: 'H', people: ['sales4', 'pm3'], start: -14, due: -4, progress: 100 },
    },
    {
      author: 'pm1',
      age: 80,
      title: '선반 배치도',
      text: '무거운 자재를 아래에 둡니다.',
      task: { status: 'F', priority: 'N', people: ['pm3'], start: -5, due: 2, progress: 70 },
      scenes: ['warehouse'],
    },
    {
      author: 'sales4',
      age: 26,
      title: '운송 차량 계약',
      text: '5톤 차량 세 대를 이틀 동안 씁니다.',
      task: { status: 'R', priority: 'U', people: ['pm1'], start: null, due: 4, progress: 0 },
    },
    {
      author: 'sales4',
      age: 10,
      title: '이전 작업',
      text: '이틀 동안 창고 출고가 멈춥니다.',
      schedule: { day: 12, from: '', to: '', place: '이천 물류센터', reminder: '1440' },
    },
  ],
};

const QUALITY: PlannedRoom = {
  name: '외주 품질 개선',
  about: '평가 결과와 하자 사례를 모아 개선합니다.',
  color: 'green',
  home: 'N',
  permissions: { EditPost: 'AUTHOR_ONLY', DownloadFile: 'ADMIN_AND_AUTHOR' },
  people: ['pm2', 'admin', 'pm1', 'sales2', 'pm3'],
  entries: [
    {
      author: 'pm2',
      age: 70,
      title: '이달의 하자 사례',
      text: '배선 마감과 이름표가 가장 많았습니다. 사진을 참고해 주세요.',
      scenes: ['panel'],
      comments: commentLines(['pm1', '이름표 양식을 하나로 맞추면 좋겠습니다.'], ['pm3', '양식을 만들어 보겠습니다.']),
    },
    {
      author: 'pm3',
      age: 28,
      title: '이름표 양식 통일',
      text: '층, 랙, 포트 순서로 적습니다.',
      task: { status: 'P', priority: 'N', people: ['pm3'], start: -2, due: 9, progress: 30 },
    },
    {
      author: 'admin',
      age: 16,
      title: '평가 점수 조정안',
      text: '관리자끼리 먼저 검토합니다.',
      visibility: 'M',
    },
  ],
};

const WEEKLY: PlannedRoom = {
  name: 'PM팀 주간 업무',
  about: '매주 월요일 09:00',
  color: 'violet',
  home: 'C',
  permissions: { ViewPost: 'ADMIN_AND_AUTHOR' },
  people: ['pm1', 'admin', 'pm2', 'pm3', 'pm5'],
  entries: [
    { author: 'pm2', age: 48, title: '이번 주 업무', text: '실측 두 곳, 준공 서류 한 건입니다.' },
    { author: 'pm3', age: 46, title: '이번 주 업무', text: '수도권 현장 점검 세 곳입니다.' },
    {
      author: 'pm1',
      age: 40,
      title: 'PM 정기 회의',
      text: '각자 한 주의 업무를 말합니다.',
      schedule: { day: 1, from: '09:00', to: '09:30', place: '회의실 A', reminder: '10', repeat: 'W', until: 85 },
    },
  ],
};

const SALES: PlannedRoom = {
  name: '국내영업 제안 자료',
  about: '제안서와 견적 양식을 함께 관리합니다.',
  color: 'orange',
  home: 'F',
  permissions: { CreateComment: 'ADMIN_ONLY', ViewFile: 'ADMIN_AND_AUTHOR' },
  people: ['sales1', 'sales2', 'sales4', 'pm1', 'admin'],
  entries: [
    {
      author: 'sales1',
      age: 150,
      title: '제안서 표지 사진',
      text: '올해 준공한 현장 사진입니다.',
      scenes: ['building', 'lobby'],
    },
    {
      author: 'sales2',
      age: 32,
      title: '견적 양식 정리',
      text: '항목을 자재, 시공, 유지보수로 나눕니다.',
      task: { status: 'H', priority: 'L', people: ['sales2'], start: -7, due: 14, progress: 20 },
    },
  ],
};

/** Five rooms with different permissions (wire.md, Demonstration accounts). */
export const ROOMS: readonly PlannedRoom[] = [SALES, WEEKLY, QUALITY, WAREHOUSE, SONGDO];
