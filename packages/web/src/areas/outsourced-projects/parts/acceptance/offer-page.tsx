import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { withWeekday } from '@portal/contract/core/dates';
import { hasAddition, totalOf } from '@portal/contract/core/money';
import { messageText } from '@portal/contract/messages';
import { useNavigate } from '@tanstack/react-router';
import { storedListQuery } from '#kit/list/list-search.ts';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { shortDay } from '#lib/days.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Fold } from '#ui/layout/fold.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surface/notice.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Won } from '#ui/text/money.tsx';
import { Points } from '#ui/text/points.tsx';
import { Text } from '#ui/text/text.tsx';
import { CompanyHead } from '../company/company-head.tsx';
import { CriteriaSection, DetailSection, MaterialsSection, PeopleSection } from '../company/detail-section.tsx';
import { AcceptSheet } from './accept-sheet.tsx';
import css from './acceptance.module.css';
import { ChangedTerms } from './changed-terms.tsx';
import { selectableDays } from './use-accept-draft.ts';
import { useAcceptance } from './use-acceptance.ts';

/** The props of every variant of the contractor page. */
export type CompanyPageProps = {
  project: ProjectInfo;
  actor: Actor;
  reload: () => Promise<void>;
  /** The list to which this detail page returns (D-89). */
  listPath: string;
};

type Acceptance = ReturnType<typeof useAcceptance>;

/** The company's other sites of a day: one by its name, several as one line that opens. */
function OtherSites({ day, sites }: { day: string; sites: Acceptance['busyDays'] }) {
  if (sites.length === 1)
    return (
      <Notice kind="warn" icon="alert">
        {shortDay(day)}에는 이미 {sites[0]?.projectName} 현장이 있습니다.
      </Notice>
    );
  return (
    <Stack padX={12} round="md" ground="warn-soft" tone="warn">
      <Fold
        bare
        head={
          <>
            <Icon name="alert" size={20} />
            {shortDay(day)}에는 이미 현장 {sites.length}곳이 있습니다.
          </>
        }
      >
        <Points>
          {sites.map(({ id, projectName }) => (
            <li key={id}>{projectName}</li>
          ))}
        </Points>
      </Fold>
    </Stack>
  );
}

/** The days to choose from, with a warning for days on which the company is busy. A day opens the sheet with it. */
function Days({ project, busyDays, open }: { project: ProjectInfo } & Pick<Acceptance, 'busyDays' | 'open'>) {
  const days = selectableDays(project);
  if (days.length === 0) return <Text tone="soft">{messageText('outsourced.accept.noDate')}</Text>;
  const sitesOf = (day: string) => busyDays.filter((other) => other.day === day);
  const busy = days.filter((day) => sitesOf(day).length > 0);
  return (
    <Stack gap={8}>
      <Row as="ul" wraps gap={8} phoneSize={15} className={css['days']}>
        {days.map((day) => (
          <li key={day}>
            <BusyButton
              variant="default"
              aria-label={`${withWeekday(day)} 시작으로 선택`}
              data-busy={busy.includes(day) || undefined}
              onClick={() => open(day)}
            >
              {shortDay(day)}
            </BusyButton>
          </li>
        ))}
      </Row>
      {busy.map((day) => (
        <OtherSites key={day} day={day} sites={sitesOf(day)} />
      ))}
    </Stack>
  );
}

/** The sum of an offer, which carries its page, with what it is made of (PART-13). */
const OfferSum = ({ project }: { project: ProjectInfo }) => (
  <Text size={24} weight="semibold" lead="tight" padY={8}>
    <Won amount={totalOf(project)} />
    <Text as="small" padX={4} size={13} weight="regular" tone="soft">
      VAT 별도
    </Text>
    {hasAddition(project) && (
      <Text as="small" size={13} weight="regular" tone="soft">
        <br />
        프로젝트금액 <Won amount={project.price} /> · 추가금액 <Won amount={project.addPrice} isAdded />
      </Text>
    )}
  </Text>
);

/** The page of an open project that this contractor may accept. */
export function OfferPage({ project, actor, reload, listPath }: CompanyPageProps) {
  const navigate = useNavigate();
  const leave = () => navigate({ to: listPath, search: storedListQuery(listPath), ignoreBlocker: true });
  const acceptance = useAcceptance({ project, actor, reload, leave });
  const days = selectableDays(project);
  const none = days.length === 0 ? messageText('outsourced.accept.noDate') : undefined;
  const actions = (
    <>
      <Stack as="span" only="narrow" fill size={13} tone="soft" lead="row" whole>
        <Text as="b" size={18} tone="text">
          <Won amount={totalOf(project)} />
        </Text>
        {hasAddition(project) && '추가 포함 · '}시작일 {days.length}일 중 선택
      </Stack>
      <BusyButton inactive={none !== undefined} title={none} aria-description={none} onClick={() => acceptance.open()}>
        수주하기
      </BusyButton>
    </>
  );
  return (
    <RecordLayout
      head={<CompanyHead {...{ project, actor, listPath, actions }} figure={<OfferSum project={project} />} />}
    >
      {acceptance.changed.length > 0 && (
        <Stack padY={12}>
          <ChangedTerms changed={acceptance.changed} />
        </Stack>
      )}
      <Section title="시작일" note="하루를 골라 수주합니다">
        <Days project={project} {...acceptance} />
      </Section>
      <DetailSection project={project} />
      <MaterialsSection project={project} />
      <Section title="고객 및 현장 정보">
        <Text tone="soft">{messageText('outsourced.customer.hidden')}</Text>
      </Section>
      <CriteriaSection project={project} />
      <PeopleSection project={project} />
      <AcceptSheet project={project} acceptance={acceptance} />
    </RecordLayout>
  );
}
