import type { CompanyInfo } from '@portal/contract/areas/reference/company-calls';
import { useScoreFacts } from '#areas/scores/public/use-score-facts.tsx';
import type { KeyFact } from '#kit/record/key-facts.tsx';
import { PhoneLink } from '#ui/text/values.tsx';

const ownFacts = ({ representative, companyPhone, companyName, managerCnt, ongoingCnt, projectCnt }: CompanyInfo) =>
  [
    { label: '대표자', value: representative },
    { label: '전화번호', value: companyPhone && <PhoneLink phone={companyPhone} name={companyName} /> },
    { label: '담당자', value: `${managerCnt}명` },
    { label: '진행', value: `${ongoingCnt}건` },
    { label: '수주 전체', value: `${projectCnt}건` },
  ].filter(({ value }) => value !== '');

/** The key facts of a company: its score with its counts, then who it is. */
export function useHeadFacts(company: CompanyInfo): KeyFact[] {
  return [...useScoreFacts(company.id), ...ownFacts(company)];
}
