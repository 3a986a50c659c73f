import type { Random } from './random.ts';

const words = (text: string): readonly string[] => text.split(', ');

const OWNERS = words(
  '한빛, 새롬, 중앙, 가온, 다솜, 푸른, 미래, 성원, 대명, 동아, 우림, 청솔, 해오름, 늘봄, 서린, ' +
    '금강, 백두, 태화, 남산, 온누리, 효성, 은하, 샛별, 보람, 현대, 삼정, 신우, 경동, 일성, 정원',
);
const SITES = words(
  '타워, 아파트, 물류센터, 병원, 초등학교, 빌딩, 공장, 마트, 호텔, 연구소, 오피스텔, 도서관, 문화센터, ' +
    '지식산업센터, 데이터센터, 체육관, 주차장, 백화점, 고등학교, 복지관',
);
const SPOTS = words('본관, 별관, 지하 1층, 지하 2층, 1층 로비, 3층, 5층, 옥상, 주차동, 기계실, 전산실, 정문');
const DEVICES = words(
  'CCTV, 출입통제, LED 조명, 무선 AP, 에어컨, 전기차 충전기, PoE 스위치, 인터폰, 태양광, 배관, 전광판, ' +
    '방송설비, 스마트 가전, 소방 감지기, 냉난방기, 변압기, 통신 배선, 주차 관제기, 급수 펌프, 환기 설비',
);
const WORKS = words('교체, 점검, 이설, 증설, 보수, 철거, 개선, 정비, 이전');
const TRADES = words('설비, 전기, 통신, 이엔지, 시스템');
const STREETS = words('강남구 테헤란로, 수원시 효원로, 남동구 예술로, 유성구 대학로, 해운대구 센텀로, 북구 첨단로');

/** Share of names with the common keyword '설치' and with the rare one '누수'; '잠수' does not occur. */
const COMMON = 0.4;
const RARE = 0.00055;

function workName(random: Random): string {
  const kind = random.fraction();
  if (kind < RARE) return '누수 탐지';
  return `${random.pick(DEVICES)} ${kind < COMMON ? '설치' : random.pick(WORKS)}`;
}

/** A site such as '한빛타워'. */
export const siteName = (random: Random): string => `${random.pick(OWNERS)}${random.pick(SITES)}`;

/** A project name such as '한빛타워 3층 CCTV 설치 공사'. */
export const projectName = (random: Random, site: string): string =>
  `${site} ${random.pick(SPOTS)} ${workName(random)} 공사`;

/** An address such as '강남구 테헤란로 123'. */
export const streetAddress = (random: Random): string => `${random.pick(STREETS)} ${random.whole(1, 400)}`;

/** A company such as '한빛설비', unique for each index below 150. */
export const companyName = (index: number): string =>
  `${OWNERS[index % OWNERS.length]}${TRADES[Math.floor(index / OWNERS.length) % TRADES.length]}`;
