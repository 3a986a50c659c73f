import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { bold, bullets, coloured, heading, paragraph, quote, steps, table } from './notice-markup.ts';
import type { NoticePlan } from './notice-plans.ts';

const board = NoticeBoard.Staff;
const BLUE = '#1864ab';

/** Notices of the staff's own board. */
export const STAFF_NOTICES: readonly NoticePlan[] = [
  {
    board,
    category: '인사',
    subject: ({ year }) => `${year}년 하반기 성과평가 일정과 작성 방법`,
    colour: '#164f9e',
    author: 'office1',
    age: 1.6,
    pinned: true,
    mustRead: 9,
    files: ['성과평가 작성 안내.pdf', '자기평가서 양식.pdf'],
    read: { share: 0.45, by: ['sales1', 'pm2', 'ceo1'], notBy: ['pm1', 'admin', 'dev1'] },
    content: ({ at }) =>
      paragraph('하반기 성과평가를 아래 일정으로 진행합니다. 모든 구성원은 기한 안에 자기평가를 마쳐 주세요.') +
      table(
        ['단계', '기간', '대상'],
        ['자기평가', `${at(1)} ~ ${at(9)}`, '전 직원'],
        ['1차 평가', `${at(10)} ~ ${at(16)}`, '파트장'],
        [{ text: '2차 평가와 조정', rows: 2 }, `${at(17)} ~ ${at(21)}`, '팀장'],
        [`${at(22)} ~ ${at(24)}`, '임원'],
        ['결과 면담', { text: '결과 공개 후 2주 안', columns: 2 }],
      ) +
      heading('작성할 때') +
      steps(
        '목표마다 결과를 숫자로 적고, 근거가 되는 프로젝트를 함께 적습니다.',
        '협업한 동료 두 명 이상을 추천합니다.',
        `작성을 마치면 ${bold('제출')}을 눌러야 접수됩니다.`,
      ) +
      quote('휴직 중인 구성원은 복직 후 30일 안에 따로 진행합니다.'),
    comments: [
      ['pm2', 3, '공동으로 진행한 프로젝트는 두 사람 모두 적어도 되나요?'],
      ['office1', 4, '네, 맡은 역할을 나누어 적어 주세요.'],
    ],
  },
  {
    board,
    category: '안전',
    subject: () => '비상연락망과 현장 사고 보고 절차',
    author: 'admin',
    age: 39.7,
    pinned: true,
    files: ['비상연락망.csv'],
    read: { share: 0.9 },
    content: () =>
      steps(
        '119 신고와 응급조치',
        '현장 담당 PM에게 전화',
        '30분 안에 안전 담당(총무파트)에게 문자',
        '24시간 안에 보고서',
      ) +
      table(
        ['역할', '담당', '대리'],
        ['총괄', '정민호 부장', '배은주 과장'],
        ['수도권', '이수진 과장', '한승우 과장'],
        ['지방', '서동욱 대리', '신가은 사원'],
      ),
  },
  {
    board,
    category: '업무',
    subject: () => '외주 프로젝트 게시 전 확인 사항 (재게시 포함)',
    author: 'pm1',
    age: 0.6,
    read: { share: 0.35, notBy: ['admin', 'sales1'] },
    content: ({ at }) =>
      paragraph(`최근 재게시가 늘어 ${bold(at(3))}부터 게시 전에 아래를 확인합니다.`) +
      bullets(
        '시작일은 최소 두 개, 영업일 기준 5일 뒤부터',
        '자재 수량은 현장 실측 결과로 입력 (추정 금지)',
        '현장 사진은 진입로, 설치 위치, 전원 위치를 포함',
      ) +
      paragraph('철회 후 다시 게시할 때는 비고에 바뀐 조건을 적어 주세요.'),
    comments: [['sales2', 2, '실측 전에 견적을 먼저 내야 하는 현장은 어떻게 하나요?']],
  },
  {
    board,
    category: '업무',
    subject: () => '고객사 출입 신청은 방문 이틀 전까지',
    author: 'pm3',
    age: 6.8,
    pictures: [
      ['lobby', '고객사 로비 게이트'],
      ['reader', '출입문 리더기'],
    ],
    read: { share: 0.6 },
    content: (_days, [lobby = '', reader = '']) =>
      paragraph('고객사 보안 규정이 바뀌어 당일 출입 신청이 되지 않습니다.') +
      lobby +
      paragraph('방문증은 로비에서 받고, 아래 리더기에 두 번 대면 문이 열립니다.') +
      reader +
      table(
        ['고객사', '신청 마감', '준비물'],
        ['가온물류', '2일 전 17시', '신분증'],
        ['한결병원', '3일 전 12시', '신분증, 서약서'],
      ),
  },
  {
    board,
    category: '인사',
    subject: () => '연차 사용 촉진 안내',
    author: 'office1',
    age: 9.2,
    files: ['연차 사용 계획서.pdf'],
    read: { share: 0.7, by: ['pm1'] },
    content: ({ at }) =>
      paragraph(`남은 연차가 5일 이상인 구성원은 ${bold(at(12))}까지 사용 계획을 내 주세요.`) +
      paragraph('계획을 내지 않으면 회사가 날짜를 정할 수 있습니다. (근로기준법 제61조)'),
  },
  {
    board,
    category: '업무',
    subject: ({ month }) => `${month(-1)} 수주와 정산 실적`,
    author: 'sales1',
    age: 13.1,
    read: { share: 0.65 },
    content: () =>
      table(
        [
          { text: '팀', rows: 2 },
          { text: '수주', columns: 2 },
          { text: '정산', columns: 2 },
        ],
        ['건수', '금액', '건수', '금액'].map((text) => ({ text: bold(text) })),
        ['국내영업 1파트', '14', '182,400,000원', '11', '140,900,000원'],
        ['국내영업 2파트', '9', '97,150,000원', '8', '88,300,000원'],
        ['전략영업팀', '3', '121,000,000원', '2', '74,500,000원'],
      ) + paragraph(coloured('목표 대비 104%입니다. 모두 수고하셨습니다.', BLUE)),
  },
  {
    board,
    category: '일반',
    subject: () => '지하 주차장 배정 변경',
    author: 'office2',
    age: 20.5,
    files: ['주차 배치도.jpg'],
    read: { share: 0.8 },
    content: () =>
      table(
        ['층', '구역', '대상'],
        [{ text: 'B1', rows: 2 }, 'A', '방문객'],
        ['B', '업무 차량'],
        ['B2', '전체', '직원'],
      ) + paragraph('배치도는 붙임 그림을 확인해 주세요.'),
  },
  {
    board,
    category: '일반',
    subject: () => '보안 점검: 비밀번호와 화면 잠금',
    author: 'dev1',
    age: 29.9,
    read: { share: 0.75 },
    content: () =>
      bullets(
        '비밀번호는 다른 곳에서 쓰지 않는 것으로 바꿉니다.',
        '자리를 비울 때 화면을 잠급니다.',
        '고객 자료는 개인 메신저로 보내지 않습니다.',
      ),
  },
  {
    board,
    category: '인사',
    subject: () => '신규 입사자를 소개합니다',
    author: 'office1',
    age: 47.3,
    read: { share: 0.85 },
    content: () =>
      table(['이름', '소속', '담당'], ['나현우', '플랫폼개발파트', '웹 개발'], ['지예은', '기술지원팀', '현장 지원']) +
      paragraph('따뜻하게 맞아 주세요.'),
  },
  {
    board,
    category: '일반',
    subject: () => '사내 독서 모임 참가자 모집',
    author: 'plan1',
    age: 58.4,
    until: -30,
    read: { share: 0.5 },
    content: () => paragraph('매월 둘째 수요일 점심, 회의실 3에서 만납니다. 책은 회사가 지원합니다.'),
  },
  {
    board,
    category: '일반',
    subject: () => '종무식과 내년 사업 계획 발표',
    author: 'ceo1',
    age: 0.2,
    from: 3,
    read: { share: 0 },
    content: () => paragraph('종무식에서 내년 사업 계획을 함께 나눕니다. 장소와 시간은 추후 안내합니다.'),
  },
];
