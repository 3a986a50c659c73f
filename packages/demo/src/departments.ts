/** A department of the operating company. `parent` is the name of the department above it, '' the company. */
export type DemoDepartment = { name: string; parent: string; selectable: boolean };

type Line = [name: string, parent: string, selectable?: boolean];

/**
 * Three levels below the company, parents before their children. Divisions only group teams, so no staff belong to
 * them.
 */
const LINES: readonly Line[] = [
  ['임원실', ''],
  ['영업본부', '', false],
  ['기술본부', '', false],
  ['운영본부', '', false],
  ['국내영업팀', '영업본부'],
  ['전략영업팀', '영업본부'],
  ['마케팅팀', '영업본부'],
  ['PM팀', '기술본부'],
  ['개발팀', '기술본부'],
  ['기술지원팀', '기술본부'],
  ['경영지원팀', '운영본부'],
  ['기획팀', '운영본부'],
  ['디자인팀', '운영본부'],
  ['국내영업 1파트', '국내영업팀'],
  ['국내영업 2파트', '국내영업팀'],
  ['PM 수도권파트', 'PM팀'],
  ['PM 지방파트', 'PM팀'],
  ['플랫폼개발파트', '개발팀'],
  ['단말개발파트', '개발팀'],
  ['총무파트', '경영지원팀'],
];

/** Every department, parents first, so that they can be inserted in this order. */
export const DEPARTMENTS: readonly DemoDepartment[] = LINES.map(([name, parent, selectable = true]) => ({
  name,
  parent,
  selectable,
}));
