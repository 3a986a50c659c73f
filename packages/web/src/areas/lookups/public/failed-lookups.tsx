import { type Query, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { FailedBar } from '#ui/feedback/states.tsx';
import { lookupsKey } from './lookup-query.ts';

/** What the look-ups hold. Holidays are missing, because those by the rules stand in for them (D-204). */
const NAMES: Readonly<Record<string, string>> = {
  areas: '지역',
  trades: '공종',
  companies: '업체',
  materials: '자재',
  sales: '담당자(영업)',
  pms: '담당자(PM)',
  employees: '직원',
  positions: '직책',
  academics: '최종 학력',
  researchPositions: '연구 직책',
  itGrades: 'IT 등급',
  banks: '은행',
  menus: '메뉴',
  noticeCategories: '공지사항 분류',
};

const nameOf = ({ queryKey }: Query): string => NAMES[String(queryKey[1])] ?? '';

/** Whether the look-up of the open page has failed and has no earlier answer. */
const isMissing = (query: Query): boolean =>
  query.isActive() && query.state.status === 'error' && query.state.data === undefined && nameOf(query) !== '';

/** Names the look-ups that the open page could not load, and loads them again on demand (LOOKUP-15, D-264). */
export function FailedLookups() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const findMissing = () => cache.findAll({ queryKey: lookupsKey, predicate: isMissing });
  const names = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => findMissing().map(nameOf).toSorted().join(', '),
  );
  if (names === '') return null;
  return (
    <FailedBar
      text={`선택할 목록을 불러오지 못했습니다: ${names}`}
      retryLabel="다시 불러오기"
      onRetry={() => Promise.all(findMissing().map((query) => query.fetch().catch(() => undefined)))}
    />
  );
}
