import type { MaterialKey } from './materials.ts';
import type { PlaceKind } from './places.ts';
import type { SceneName } from './scenes.ts';

/** A kind of work: its title, the kinds of sites, and what it needs. Prices are in 10,000 won. */
export type Work = {
  title: string;
  kinds: readonly PlaceKind[];
  /** Spots of the work; undefined for any spot of the site. */
  spots?: readonly string[];
  price: readonly [least: number, most: number];
  materials: readonly (readonly [material: MaterialKey, least: number, most: number])[];
  scope: readonly string[];
  scenes: readonly SceneName[];
};

const ANYWHERE = ['office', 'homes', 'factory', 'public', 'shop'] as const;

/** Every kind of work of the demonstration data. */
export const WORKS: readonly Work[] = [
  {
    title: 'CCTV 설치',
    kinds: ANYWHERE,
    price: [380, 2600],
    materials: [
      ['dome', 4, 32],
      ['bullet', 2, 16],
      ['nvr16', 1, 2],
      ['disk', 2, 8],
      ['utp', 1, 6],
      ['poe', 1, 3],
    ],
    scope: [
      '기존 아날로그 카메라 철거 및 배선 정리',
      '카메라 신규 설치 및 화각 조정',
      'NVR 설치, 30일 녹화 설정',
      '관리자 교육 1회',
    ],
    scenes: ['parking', 'camera', 'corridor', 'monitors'],
  },
  {
    title: 'CCTV 교체',
    kinds: ANYWHERE,
    price: [250, 1500],
    materials: [
      ['dome', 4, 20],
      ['bullet', 2, 12],
      ['disk', 1, 4],
    ],
    scope: [
      '노후 카메라 철거 후 동일 위치 교체',
      '기존 배선 점검, 불량 구간 재포설',
      '녹화 상태 확인 및 보관 기간 재설정',
    ],
    scenes: ['camera', 'parking', 'warehouse'],
  },
  {
    title: 'NVR 증설',
    spots: ['방재실', '전산실', '관리실'],
    kinds: ['office', 'factory', 'public', 'shop'],
    price: [180, 900],
    materials: [
      ['nvr32', 1, 2],
      ['disk', 4, 12],
      ['monitor', 1, 3],
      ['poe', 1, 2],
    ],
    scope: ['32채널 NVR 설치 및 기존 채널 이전', '관제 모니터 화면 분할 구성', '원격 접속 설정'],
    scenes: ['monitors', 'rack'],
  },
  {
    title: '통합관제실 구축',
    spots: ['방재센터', '관리동', '본관'],
    kinds: ['office', 'factory', 'public'],
    price: [2200, 6800],
    materials: [
      ['nvr32', 2, 6],
      ['monitor', 6, 18],
      ['backbone', 1, 2],
      ['rack', 1, 3],
      ['ups', 1, 2],
    ],
    scope: ['관제 데스크 및 모니터 월 설치', '서버랙 구성, 배선 라벨링', '비상전원 연동 시험', '준공 도면 제출'],
    scenes: ['monitors', 'rack', 'panel'],
  },
  {
    title: 'UTP 배선 공사',
    kinds: ANYWHERE,
    price: [160, 1200],
    materials: [
      ['utp', 4, 24],
      ['patch', 1, 6],
      ['hub', 1, 4],
    ],
    scope: ['천장 트레이 경유 Cat.6 배선', '포트별 성능 측정 및 성적서 제출', '패치패널 정리, 라벨 부착'],
    scenes: ['ceiling', 'rack', 'corridor'],
  },
  {
    title: '광케이블 포설',
    kinds: ['office', 'homes', 'factory', 'public'],
    price: [450, 2400],
    materials: [
      ['fiber', 200, 900],
      ['odf', 1, 4],
      ['backbone', 1, 2],
    ],
    scope: ['관로 견인 및 광케이블 포설', '융착 접속, OTDR 측정', '광분배함 설치'],
    scenes: ['ceiling', 'rack', 'building'],
  },
  {
    title: '무선 AP 설치',
    kinds: ['office', 'public', 'shop', 'factory'],
    price: [140, 980],
    materials: [
      ['ap', 4, 30],
      ['poe', 1, 3],
      ['utp', 1, 8],
    ],
    scope: ['전파 측정 후 설치 위치 확정', 'AP 설치 및 채널 설정', '음영 구간 재측정'],
    scenes: ['corridor', 'ceiling', 'rack'],
  },
  {
    title: '통신랙 정비',
    spots: ['전산실', '통신실', 'MDF실'],
    kinds: ['office', 'factory', 'public', 'shop'],
    price: [90, 480],
    materials: [],
    scope: ['미사용 케이블 철거', '케이블 타이 정리 및 라벨 재부착', '장비 청소와 팬 점검'],
    scenes: ['rack'],
  },
  {
    title: '월패드 교체',
    spots: ['101동~105동', '106동~110동', '전 세대'],
    kinds: ['homes'],
    price: [900, 5200],
    materials: [
      ['wallpad', 40, 320],
      ['lobby', 2, 12],
      ['hub', 4, 20],
    ],
    scope: ['세대별 방문 일정 협의 후 교체', '공동현관 로비폰 연동 시험', '미방문 세대 2차 방문', '철거품 회수'],
    scenes: ['wallpad', 'apartments', 'corridor'],
  },
  {
    title: '출입통제 시스템 설치',
    kinds: ['office', 'factory', 'public', 'shop'],
    price: [320, 2100],
    materials: [
      ['reader', 2, 16],
      ['controller', 1, 4],
      ['emLock', 2, 12],
      ['face', 1, 6],
    ],
    scope: ['문짝 가공 및 전자석 도어락 설치', '카드 리더기 배선', '화재 시 자동 해제 연동', '사용자 등록 교육'],
    scenes: ['reader', 'lobby', 'corridor'],
  },
  {
    title: '스피드게이트 설치',
    spots: ['1층 로비', '현관', '지하 1층 연결통로'],
    kinds: ['office', 'public'],
    price: [1800, 5400],
    materials: [
      ['gate', 2, 6],
      ['reader', 2, 8],
      ['controller', 1, 2],
    ],
    scope: ['바닥 타공 및 배관', '게이트 설치, 통행 방향 설정', '방문객 출입 연동'],
    scenes: ['lobby', 'reader'],
  },
  {
    title: '주차관제 설비 교체',
    spots: ['주차장', '주차장 입구', '주차장 출구'],
    kinds: ['office', 'homes', 'public', 'shop'],
    price: [780, 3600],
    materials: [
      ['lpr', 1, 4],
      ['barrier', 1, 4],
      ['utp', 1, 2],
    ],
    scope: ['기존 차단기 철거', '차량번호 인식 카메라 설치 및 인식률 조정', '정산 프로그램 연동'],
    scenes: ['parking', 'building', 'apartments'],
  },
  {
    title: '분전반 교체',
    kinds: ANYWHERE,
    price: [220, 1400],
    materials: [
      ['board', 1, 6],
      ['breaker', 6, 40],
      ['cv', 20, 180],
    ],
    scope: ['정전 작업 (야간, 사전 공지)', '분전반 철거 및 신규 취부', '절연저항 측정, 상 회전 확인'],
    scenes: ['panel', 'corridor'],
  },
  {
    title: 'LED 조명 교체',
    kinds: ANYWHERE,
    price: [180, 1600],
    materials: [
      ['led', 20, 240],
      ['cv', 10, 80],
    ],
    scope: ['기존 형광등 철거 및 폐기', 'LED 평판등 설치', '조도 측정 (설치 전후)'],
    scenes: ['corridor', 'parking', 'ceiling'],
  },
  {
    title: '화재감지기 교체',
    kinds: ['office', 'homes', 'public', 'shop'],
    price: [150, 900],
    materials: [
      ['detector', 20, 260],
      ['receiver', 1, 2],
    ],
    scope: ['회로별 감지기 교체', '수신기 연동 시험', '소방시설 점검표 작성'],
    scenes: ['ceiling', 'corridor', 'panel'],
  },
  {
    title: '전관방송 설비 보수',
    kinds: ['homes', 'public', 'shop', 'factory'],
    price: [120, 760],
    materials: [
      ['speaker', 6, 60],
      ['amp', 1, 2],
    ],
    scope: ['불량 스피커 교체', '앰프 출력 점검', '구역별 방송 시험'],
    scenes: ['ceiling', 'rack', 'lobby'],
  },
  {
    title: '감시 카메라 설치',
    spots: ['외곽', '정문', '후문'],
    kinds: ['factory', 'public', 'homes'],
    price: [680, 3200],
    materials: [
      ['speedDome', 2, 8],
      ['bullet', 4, 20],
      ['fiber', 100, 600],
      ['ups', 1, 2],
    ],
    scope: ['카메라 폴 기초 및 설치', '광 전송 구간 구성', '야간 적외선 화질 확인'],
    scenes: ['building', 'camera', 'warehouse'],
  },
];
