import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { bold, bullets, centred, coloured, heading, link, paragraph, quote, steps, table } from './notice-markup.ts';
import type { NoticePlan } from './notice-plans.ts';

const board = NoticeBoard.Partners;
const RED = '#c92a2a';

const latest: readonly NoticePlan[] = [
  {
    board,
    category: '안전',
    subject: () => '동절기 현장 안전수칙 준수와 안전보건 서약서 제출 요청',
    colour: '#874306',
    author: 'pm1',
    age: 2.3,
    pinned: true,
    mustRead: 6,
    pictures: [['panel', '분전반 작업 전 차단기 확인 위치']],
    files: ['동절기 안전수칙.pdf', '안전보건 서약서.pdf', '현장 점검표.csv'],
    read: { share: 0.4, by: ['hanbit2', 'daon1'], notBy: ['hanbit1', 'saebyeok1', 'woojin1'] },
    content: ({ at }, [panel = '']) =>
      paragraph('안녕하세요, 마이즈 PM팀입니다.', '기온이 내려가면서 결빙과 난방기구로 인한 사고가 늘고 있습니다.') +
      paragraph(
        `모든 협력업체는 아래 기준을 현장 인원에게 교육하시고, ${bold(coloured(`${at(6)}까지`, RED))} 서약서를 제출해 주세요.`,
      ) +
      heading('1. 작업 기준') +
      table(
        ['구분', '기준', '조치'],
        [{ text: '기온', rows: 2 }, '영하 5도 이하', '옥외 고소작업 중지, PM에게 알림'],
        ['영하 12도 이하', '모든 옥외 작업 중지'],
        ['결빙', '바닥·사다리 결빙', '제설과 모래 살포 후 작업'],
        ['난방기구', { text: '밀폐 공간에서 사용 금지, 소화기 1대 이상 비치', columns: 2 }],
      ) +
      heading('2. 전기 작업') +
      paragraph('차단기를 내린 뒤 아래 위치에 잠금표지를 걸고 검전기로 확인합니다.') +
      panel +
      heading('3. 제출') +
      steps('붙임의 서약서를 인쇄해 현장소장이 서명합니다.', '스캔하거나 촬영해 담당 PM에게 보냅니다.') +
      quote('서약서를 내지 않은 업체는 제출할 때까지 새 프로젝트 수주가 제한될 수 있습니다.'),
    comments: [
      ['pm2', 5, '한빛설비는 전화로도 안내했습니다.'],
      ['sales1', 22, '다온전기 서약서 도착했습니다. 나머지 업체는 다음 주 초에 다시 확인하겠습니다.'],
    ],
  },
  {
    board,
    category: '업무',
    subject: ({ month }) => `정산 일정 변경 안내 (${month(1)}부터 매월 20일)`,
    author: 'sales1',
    age: 18.2,
    pinned: true,
    files: ['정산 일정표.pdf'],
    read: { share: 0.8, by: ['hanbit1', 'saebyeok1'] },
    content: ({ month }) =>
      paragraph(`${bold(`${month(1)} 정산분부터`)} 지급일이 매월 25일에서 20일로 당겨집니다.`) +
      table(
        ['항목', '지금까지', '앞으로'],
        ['계산서 발행 마감', '매월 말일', bold('다음 달 3일')],
        ['금액 확인', '다음 달 10일', '다음 달 8일'],
        ['지급일', '다음 달 25일', bold(coloured('다음 달 20일', RED))],
      ) +
      paragraph('지급일이 공휴일이면 바로 앞 영업일에 지급합니다. 자세한 일정은 붙임 파일을 확인해 주세요.'),
  },
  {
    board,
    category: '업무',
    subject: () => '자재 창고 이전에 따른 수령 장소 변경',
    author: 'office1',
    age: 0.9,
    pictures: [['warehouse', '새 창고 2번 출하장 통로']],
    files: ['창고 약도.jpg'],
    read: { share: 0.3, notBy: ['hanbit1', 'daon1'] },
    content: ({ at }, [warehouse = '']) =>
      paragraph(`${bold(at(4))}부터 자재 직접 수령 장소가 아래와 같이 바뀝니다.`) +
      table(
        ['', '현재', '변경'],
        ['주소', '경기 광명시 하안로 60', '경기 광명시 소하로 190, 2번 출하장'],
        ['시간', '09:00~17:00', '08:30~17:30 (점심 12:00~13:00)'],
        ['연락처', { text: '총무파트 02-0000-3120', columns: 2 }],
      ) +
      warehouse +
      bullets('차량은 2.5톤까지 출하장 앞에 댈 수 있습니다.', '수령증은 현장에서 바로 서명해 주세요.'),
  },
  {
    board,
    category: '일반',
    subject: () => '연말연시 고객지원 운영 시간 안내',
    author: 'office1',
    age: 0.3,
    read: { share: 0.15, notBy: ['hanbit1', 'hanbit2'] },
    content: () =>
      paragraph('연말연시 기간의 고객지원 운영 시간을 알려 드립니다. 긴급 장애는 24시간 접수합니다.') +
      table(['날짜', '운영', '비고'], ['12월 31일', '09:00~15:00', '단축'], ['1월 1일', '휴무', '긴급 접수만']) +
      paragraph(`긴급 접수: ${link('tel:0200009119', '02-0000-9119')}`),
  },
];

const earlier: readonly NoticePlan[] = [
  {
    board,
    category: '안전',
    subject: ({ month }) => `${month(-1)} 무재해 현장 결과와 우수 협력업체`,
    author: 'pm2',
    age: 11.4,
    read: { share: 0.6, by: ['hanbit1'] },
    content: ({ month }) =>
      paragraph(`${month(-1)} 한 달 동안 등록된 모든 현장에서 사고가 없었습니다. 감사합니다.`) +
      table(
        ['순위', '업체', '평가'],
        ['1', '한빛설비', '작업 전 교육과 사진 기록이 모두 갖춰졌습니다.'],
        ['2', '새벽통신', '고소작업 2인 1조를 빠짐없이 지켰습니다.'],
        ['3', '대원이엔지', '폐자재 분리 배출이 우수합니다.'],
      ) +
      centred(bold('다음 달에도 안전한 현장을 부탁드립니다.')),
  },
  {
    board,
    category: '업무',
    subject: () => '완료 보고서 사진 촬영 기준',
    author: 'pm3',
    age: 26.6,
    pictures: [
      ['camera', '설치 전 기존 카메라'],
      ['rack', '설치 후 통신랙 전면'],
    ],
    files: ['완료 보고서 양식.pdf', '촬영 예시.jpg'],
    read: { share: 0.7 },
    content: (_days, [before = '', after = '']) =>
      paragraph('완료 보고서가 반려되는 이유의 절반이 사진입니다. 아래 기준을 지켜 주세요.') +
      heading('설치 전과 후를 같은 위치에서') +
      paragraph('설치 전') +
      before +
      paragraph('설치 후') +
      after +
      bullets(
        '장비 이름표와 일련번호가 읽혀야 합니다.',
        '사람 얼굴과 차량 번호는 나오지 않게 합니다.',
        '한 위치에 최소 두 장, 원본 그대로 올립니다.',
      ),
  },
  {
    board,
    category: '업무',
    subject: ({ year }) => `${year}년 하반기 자재 단가표 배포`,
    author: 'sales2',
    age: 34.1,
    files: ['하반기 자재 단가표.csv', '하반기 자재 단가표.pdf'],
    read: { share: 0.75 },
    content: () =>
      paragraph('하반기 자재 단가표를 붙임과 같이 배포합니다. 구리 가격 인상으로 케이블 단가가 조정되었습니다.') +
      table(
        ['자재', '단위', '이전 단가', '새 단가'],
        ['UTP 케이블 Cat.6', '롤', '98,000원', coloured('104,000원', RED)],
        ['HIV 전선 2.5SQ', '롤', '61,000원', coloured('66,000원', RED)],
        ['8포트 PoE 스위치', '대', '185,000원', '179,000원'],
      ),
  },
  {
    board,
    category: '안전',
    subject: () => '고소작업 2인 1조 점검 강화',
    author: 'pm1',
    age: 44.8,
    read: { share: 0.8 },
    content: ({ month }) =>
      paragraph(`${month(0)}부터 고소작업 현장을 불시에 점검합니다. 2미터 이상 작업은 모두 해당합니다.`) +
      bullets('안전모와 안전대 착용', '사다리 아래 보조 인원 1명', '작업 구역 출입 통제 표지'),
  },
  {
    board,
    category: '인사',
    subject: () => '수도권 현장 담당 PM 변경 안내',
    author: 'pm1',
    age: 51.2,
    read: { share: 0.85, by: ['hanbit1', 'daon1'] },
    content: () =>
      table(['지역', '이전 담당', '새 담당'], ['서울 동부', '권태민', '한승우'], ['경기 북부', '권태민', '오세린']) +
      paragraph('진행 중인 프로젝트의 담당자 이름은 포털에 이미 반영되어 있습니다.'),
  },
  {
    board,
    category: '일반',
    subject: () => '포털 사용 안내: 수주부터 정산까지',
    author: 'admin',
    age: 63.5,
    files: ['포털 사용 설명서.pdf'],
    read: { share: 0.9 },
    content: () =>
      steps(
        `${bold('수주')} 수주전 프로젝트에서 시작일과 투입 인원을 고르고 수주합니다.`,
        `${bold('자재 확정')} 현장에 필요한 자재가 맞는지 확인합니다.`,
        `${bold('계산서 발행일')} 완료 뒤 발행일을 입력하면 정산현황에 나타납니다.`,
      ) + paragraph('화면마다의 자세한 설명은 붙임 설명서를 보세요.'),
  },
  {
    board,
    category: '일반',
    subject: () => '협력업체 간담회 개최 안내',
    author: 'sales1',
    age: 74.3,
    until: -38,
    read: { share: 0.9 },
    content: () =>
      table(
        ['시간', '내용', '진행'],
        ['14:00~14:30', '상반기 성과 공유', '영업팀'],
        ['14:30~15:30', '현장 개선 사례 발표', '협력업체 3곳'],
        ['15:30~16:00', { text: '질의응답과 다과', columns: 2 }],
      ) + paragraph('참석 인원은 업체당 2명까지이며, 담당 영업에게 회신해 주세요.'),
  },
  {
    board,
    category: '업무',
    subject: () => '포털 정기 점검으로 인한 접속 제한',
    author: 'admin',
    age: 0.1,
    from: 2,
    until: 5,
    read: { share: 0 },
    content: ({ at }) =>
      paragraph(`${bold(`${at(4)} 00:00~04:00`)} 동안 포털에 접속할 수 없습니다.`) +
      paragraph('점검 전에 작성 중인 내용은 저장해 주세요.'),
  },
  {
    board,
    category: '업무',
    subject: () => '자재 창고 임시 휴무 (정정 전)',
    author: 'office1',
    age: 1.4,
    deleted: true,
    read: { share: 0.2 },
    content: () => paragraph('날짜가 잘못되어 다시 안내합니다.'),
  },
];

/** A notice that is repeated every month. */
const monthly = (ago: number): NoticePlan => ({
  board,
  category: '업무',
  subject: ({ month }) => `${month(-ago)} 계산서 발행 마감 안내`,
  author: 'office1',
  age: 30 * ago + 6.2,
  read: { share: 0.9 },
  content: ({ month }) =>
    paragraph(`${month(-ago)}에 완료된 프로젝트는 말일까지 계산서 발행일을 입력해 주세요.`) +
    bullets('공급가액은 포털의 프로젝트금액과 추가금액의 합입니다.', '품목에는 프로젝트명을 그대로 적어 주세요.'),
});

/** Notices of the contractors' board. */
export const PARTNER_NOTICES: readonly NoticePlan[] = [...latest, ...earlier, ...[1, 2, 3, 4, 5, 6].map(monthly)];
