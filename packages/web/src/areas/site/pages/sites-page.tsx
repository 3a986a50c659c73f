import { siteStateLabel } from '@portal/contract/areas/site/site-days';
import { isStaff } from '@portal/contract/core/actor';
import { addDays } from '@portal/contract/core/dates';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ExcelButton } from '#kit/excel/excel-button.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { FEW_MS, useChanges } from '#lib/events/use-changes.ts';
import { isForbidden } from '#lib/refusal.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { StateFilter } from '#ui/choices/state-filter.tsx';
import { DayInput } from '#ui/days/day-input.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { sitesQuery, sitesSheet } from '../api.ts';
import { MissingBar } from '../parts/missing-bar.tsx';
import { SiteCards } from '../parts/site-cards.tsx';
import { siteLists } from '../parts/site-list.ts';
import { SiteTable } from '../parts/site-table.tsx';
import css from '../parts/sites.module.css';
import { useServerNow } from '../parts/use-server-now.ts';
import { type SiteAddress, siteSearch } from '../search.ts';

const NONE: readonly never[] = [];

/** The sites of the day in the address, read again when a crew arrives or leaves. */
function useSites() {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = siteSearch.read(query);
  const change = (part: Partial<SiteAddress>) =>
    void navigate({ to: '.', replace: true, resetScroll: false, search: siteSearch.write({ ...address, ...part }) });
  const loaded = useQuery({ ...sitesQuery(address.day), placeholderData: (previous) => previous });
  useChanges({ event: PROJECT_EVENT, delayMs: FEW_MS }, () => loaded.refetch());
  const now = useServerNow(loaded.data?.meta.nowDtm ?? '', loaded.dataUpdatedAt);
  const day = address.day || now.slice(0, 10);
  return { address, change, loaded, now, day, ...siteLists(loaded.data?.data ?? NONE, address, day, now) };
}

type SiteView = ReturnType<typeof useSites>;

/** The workbook of the sites. On a phone it stands below them, as in every list. */
const SiteExcel = ({ address, shown, next }: SiteView) => (
  <ExcelButton sheet={sitesSheet(address)} total={shown.length + next.length} unit="곳" />
);

/** The day with buttons to the day before and after; the page's title names today. */
function Head(sites: SiteView) {
  const { day, isToday, total, change, now } = sites;
  const isNarrow = useNarrow();
  const show = (next: string) => change({ day: next === now.slice(0, 10) ? '' : next });
  return (
    <Row gap={12} padY={4} wraps>
      <Text as="h1" size={20} weight="bold" data-page-title>
        {isToday ? '오늘 현장' : '현장'}{' '}
        <Text as="small" size={13} weight="regular" tone="soft">
          {total}곳
        </Text>
      </Text>
      <Row className={css['days']} gap={4} toEnd data-print="off">
        <IconButton icon="previous" label="이전 날" onClick={() => show(addDays(day, -1))} />
        <DayInput label="날짜" value={day} onChange={(next) => next !== '' && show(next)} />
        <IconButton icon="next" label="다음 날" onClick={() => show(addDays(day, 1))} />
        {!isNarrow && <SiteExcel {...sites} />}
      </Row>
    </Row>
  );
}

const Filters = ({ address, change, counts, total }: SiteView) => (
  <Row gap={16} justify="between" wraps data-print="off">
    <StateFilter
      label="상태"
      value={address.state}
      options={[
        { value: '', label: '전체', count: total },
        ...counts.map(({ state, count }) => ({ value: state, label: siteStateLabel(state), count })),
      ]}
      folded={NONE}
      onChange={(value) => change({ state: counts.find(({ state }) => state === value)?.state ?? '' })}
    />
    <Checkbox
      label="내 현장만"
      checked={address.own === 'Y'}
      onChange={(checked) => change({ own: checked ? 'Y' : 'N' })}
    />
  </Row>
);

function Sites() {
  const sites = useSites();
  const { loaded, shown, next, missing, unasked, isToday, day, now } = sites;
  const isNarrow = useNarrow();
  const List = isNarrow ? SiteCards : SiteTable;
  const isLoaded = loaded.data !== undefined;
  return (
    <Stack gap={8}>
      <Head {...sites} />
      {missing > 0 && <MissingBar {...{ missing, unasked }} onAsked={() => loaded.refetch()} />}
      <Filters {...sites} />
      {loaded.isError && <LoadError forbidden={isForbidden(loaded.error)} onRetry={() => loaded.refetch()} />}
      {loaded.isPending && <Loading />}
      {isLoaded && shown.length + next.length === 0 && <Note padY={12}>이 날의 현장이 없습니다.</Note>}
      {isLoaded && shown.length + next.length > 0 && (
        <List sites={shown} next={next} nextTitle={isToday ? '내일' : '다음 날'} nextDay={addDays(day, 1)} now={now} />
      )}
      {loaded.data?.meta.moreYn === 'Y' && <Text role="status">{messageText('site.today.more')}</Text>}
      <Note padY={4}>
        막대는 도착부터 종료까지, 빨간 점선은 10:00부터 지금까지 도착하지 않은 시간입니다.
        {isToday && ` 세로선은 지금 ${now.slice(11, 16)}.`} 시각만 남고 위치는 남지 않습니다.
      </Note>
      {isNarrow && (
        <Row>
          <SiteExcel {...sites} />
        </Row>
      )}
    </Stack>
  );
}

/** /projects/sites: where crews work today, who is missing, and what is missing for tomorrow (D-440). */
export const SitesPage = () => (
  <AllowedPage title="오늘 현장" may={isStaff}>
    {() => <Sites />}
  </AllowedPage>
);
