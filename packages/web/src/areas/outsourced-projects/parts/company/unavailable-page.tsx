import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { paths } from '#lib/paths.ts';
import { asButton } from '#ui/buttons/as-button.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Notice } from '#ui/surface/notice.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { openOffers } from '../../api.ts';
import type { CompanyPageProps } from '../acceptance/offer-page.tsx';
import award from '../award/award.module.css';
import { AwardSection } from '../award/award-section.tsx';
import { projectCard } from '../list/project-card.tsx';
import { CompanyHead } from './company-head.tsx';
import { DetailSection, MaterialsSection, PeopleSection } from './detail-section.tsx';

/** The number of offers shown here. The list shows the rest. */
const SHOWN = 3;

const card = projectCard({ partner: true, link: (row) => paths.projectCompanyView(row.id) });
const offerList = { to: paths.projectCompanyList, search: { status: ProjectStatus.Open } } as const;

/** Shows other projects that are still open. */
function OtherOffers() {
  const { data, isFetching } = useQuery(openOffers);
  const offers = data?.data ?? [];
  // A cached response may still contain the project that was just taken.
  if (isFetching || offers.length === 0) return null;
  return (
    <Section title={`다른 새 프로젝트 ${offers.length}건`} side={<Link {...offerList}>모두 보기</Link>}>
      <Lines className={award['cards']}>
        {offers.slice(0, SHOWN).map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </Lines>
    </Section>
  );
}

type Props = CompanyPageProps & {
  /** Whether the project was open when this page first loaded and was taken since. */
  wasOpen: boolean;
  /** Whether the project is withdrawn, cancelled or no longer accessible. No newer version can be read. */
  isHidden: boolean;
};

/** The page of a project that can no longer be accepted. Another company won it, or it was withdrawn (D-46, D-65). */
export function UnavailablePage({ project, actor, listPath, wasOpen, isHidden }: Props) {
  const actions = wasOpen && (
    <Link {...asButton('filled', award['next'])} {...offerList}>
      다른 새 프로젝트 보기
    </Link>
  );
  return (
    <RecordLayout head={<CompanyHead {...{ project, actor, listPath, isHidden }} actions={actions} />}>
      {wasOpen && (
        <Stack padY={12}>
          <Notice kind="bad" icon="alert" role="alert">
            <Stack as="span">
              <Text as="b" weight="semibold">
                {messageText(isHidden ? 'NOT_OPEN' : 'ALREADY_ACCEPTED')}
              </Text>
              {messageText('outsourced.taken.meanwhile')}
            </Stack>
          </Notice>
        </Stack>
      )}
      {!isHidden && (
        <>
          <AwardSection project={project} actor={actor} />
          <Section title="고객 및 현장 정보">
            <Text tone="soft">{messageText('outsourced.customer.taken')}</Text>
          </Section>
        </>
      )}
      <OtherOffers />
      <DetailSection project={project} />
      <MaterialsSection project={project} />
      <PeopleSection project={project} />
    </RecordLayout>
  );
}
