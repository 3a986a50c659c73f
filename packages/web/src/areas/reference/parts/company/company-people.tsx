import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { CompanyInfo } from '@portal/contract/areas/reference/company-calls';
import { inWon, signedAmount } from '@portal/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shortDay } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { isForbidden } from '#lib/refusal.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Row } from '#ui/layout/row.tsx';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint, PhoneLink } from '#ui/text/values.tsx';
import { companyAwards, companyManagers } from '../../api.ts';
import css from '../reference.module.css';

type Props = { company: CompanyInfo };

type RowsProps<Each> = {
  label: string;
  query: {
    data?: readonly Each[] | undefined;
    isPending: boolean;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  keyOf: (row: Each) => string | number;
  empty: string;
  row: (row: Each) => ReactNode;
};

/** Rows of a short list inside a record. */
function Rows<Each>({ label, query, keyOf, empty, row }: RowsProps<Each>) {
  if (query.isError) return <LoadError onRetry={() => query.refetch()} forbidden={isForbidden(query.error)} />;
  if (query.isPending) return <Loading />;
  const rows = query.data ?? [];
  if (rows.length === 0) return <Faint text={empty} />;
  return (
    <Lines aria-label={label}>
      {rows.map((each) => (
        <Row as="li" key={keyOf(each)} className={css['person']} gap={16} size={13} tall="row" wraps>
          {row(each)}
        </Row>
      ))}
    </Lines>
  );
}

/** The contacts of a company, who sign in for it. */
export const CompanyPeople = ({ company }: Props) => (
  <Section title="담당자" note={`${company.managerCnt}명`} side={<Link to={paths.managerAdd}>담당자 등록</Link>}>
    <Rows
      label="담당자"
      query={useQuery(companyManagers(company.id))}
      keyOf={({ userId }) => userId}
      empty="등록된 담당자가 없습니다. 담당자가 있어야 이 업체로 로그인할 수 있습니다."
      row={(manager) => (
        <>
          <Row as={Link} to={paths.managerView(manager.userId)} touch>
            {manager.userName}
          </Row>
          <span>{manager.userPosition}</span>
          <span>{manager.areaName}</span>
          <span>
            {manager.userPhone === '' ? (
              <Faint text="미정" />
            ) : (
              <PhoneLink phone={manager.userPhone} name={manager.userName} />
            )}
          </span>
          <Text as="span" toEnd whole>
            수주 {manager.projectCnt}건
          </Text>
        </>
      )}
    />
  </Section>
);

const sumOf = ({ price, addPrice }: { price: string; addPrice: string }): string => {
  const added = signedAmount(addPrice);
  return added === '' ? inWon(price) : `${inWon(price)} (추가 ${added})`;
};

/** The newest projects that a company won. */
export const CompanyAwards = ({ company }: Props) => (
  <Section
    title="수주"
    note={`${company.projectCnt}건`}
    side={
      <Link to={paths.projectList} search={{ company_id: company.id }}>
        모두 보기
      </Link>
    }
  >
    <Rows
      label="수주"
      query={useQuery(companyAwards(company.id))}
      keyOf={({ id }) => id}
      empty="아직 수주한 프로젝트가 없습니다."
      row={(project) => (
        <>
          <StatusBadge code={project.mizeStatus} label={statusLabel(project.mizeStatus)} plain />
          <Row as={Link} to={paths.projectView(project.id)} className={css['name']} touch>
            {project.projectName}
          </Row>
          <span>{shortDay(project.choiceSelDate)}</span>
          <Text as="span" toEnd whole>
            {sumOf(project)}
          </Text>
        </>
      )}
    />
  </Section>
);
