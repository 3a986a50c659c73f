import type { Random } from './random.ts';

const SURNAMES = [...'김이박최정강조윤장임한오서신권황안송류홍전고문양손배백허남심'];
const GIVEN = [
  '민준',
  '서연',
  '도윤',
  '지우',
  '현우',
  '수빈',
  '준호',
  '은지',
  '성민',
  '하늘',
  '동현',
  '유진',
  '재훈',
  '미경',
  '상우',
  '정희',
  '태영',
  '경아',
  '진수',
  '혜진',
  '영호',
  '선영',
  '기범',
  '소라',
  '종혁',
  '나래',
  '병철',
  '윤아',
  '광수',
  '은정',
] as const;

/** A plausible Korean name. */
export const personName = (random: Random): string => `${random.pick(SURNAMES)}${random.pick(GIVEN)}`;

/** Eleven digits like a mobile number that belongs to nobody: numbers from 010-0 are not issued. */
export const mobileNumber = (random: Random): string => `0100${random.whole(1_000_000, 9_999_999)}`;
