import { Figure, type ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import type { OverviewCompany } from '@portal/contract/areas/overview/calls';
import { scoreText } from '@portal/contract/areas/scores/score';
import { isManager } from '@portal/contract/core/actor';
import { inWon, shortAmount } from '@portal/contract/core/money';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import { ScoreRules } from '#areas/scores/public/score-rules.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { PlainTable } from '#ui/tables/plain-table.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint } from '#ui/text/values.tsx';
import { MoreButton, ROWS_SHOWN } from './more-button.tsx';

type Props = { companies: readonly OverviewCompany[]; owner: ProjectOwner };

function Row({ company, owner }: { company: OverviewCompany; owner: ProjectOwner }) {
  const { companyId, companyName, count, amount, score, withdrawnCnt, lateCnt } = company;
  const isAllowed = isManager(useActor());
  const figure = (kind: Figure, number: number) =>
    number === 0 ? <Faint text="0" /> : <Link {...figureTarget({ figure: kind, companyId, owner })}>{number}</Link>;
  return (
    <tr>
      <th scope="row">
        {isAllowed ? <Link to={paths.referenceCompanyView(companyId)}>{companyName}</Link> : companyName}
      </th>
      <td>{figure(Figure.Awarded, count)}</td>
      <td title={inWon(amount)} data-money>
        {shortAmount(Number(amount))}
      </td>
      <td>
        {score === '' ? (
          <Faint text={scoreText(score)} />
        ) : (
          <Text as="b" weight="semibold">
            {score}
          </Text>
        )}
      </td>
      <td>{figure(Figure.Withdrawn, withdrawnCnt)}</td>
      <td>{figure(Figure.Late, lateCnt)}</td>
    </tr>
  );
}

/** What each company won in twelve months, with its score, withdrawn and late ones. */
export function CompaniesSection({ companies, owner }: Props) {
  const [all, setAll] = useState(false);
  const side = (
    <>
      <ScoreRules />
      <MoreButton total={companies.length} all={all} onChange={setAll} />
    </>
  );
  return (
    <Section title="업체" note="12개월" side={side}>
      {companies.length === 0 ? (
        <Faint text="12개월 동안 수주가 없습니다." />
      ) : (
        <PlainTable heads={['업체', '수주', '금액', '점수', '철회', '지연']} figures line="above">
          {companies.slice(0, all ? companies.length : ROWS_SHOWN).map((company) => (
            <Row key={company.companyId} company={company} owner={owner} />
          ))}
        </PlainTable>
      )}
    </Section>
  );
}
