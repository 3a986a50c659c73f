import { Link, useSearch } from '@tanstack/react-router';
import css from './award-tabs.module.css';

/** The parts of the page of an award. */
const TABS = [
  { value: 'info', label: '정보' },
  { value: 'site', label: '현장' },
] as const;
export type AwardTab = (typeof TABS)[number]['value'];

/** The part that the address names, else the first. */
export function useAwardTab(): AwardTab {
  const { tab }: { tab?: unknown } = useSearch({ strict: false });
  return TABS.find(({ value }) => value === tab)?.value ?? 'info';
}

/** The parts of the page of an award, each with its address. */
export const AwardTabs = () => (
  <nav className={css['tabs']} aria-label="프로젝트 구역" data-print="off">
    {TABS.map(({ value, label }) => (
      <Link
        key={value}
        to="."
        search={(former: Record<string, unknown>) => ({ ...former, tab: value === 'info' ? undefined : value })}
        activeOptions={{ exact: true }}
        replace
        resetScroll={false}
      >
        {label}
      </Link>
    ))}
  </nav>
);
