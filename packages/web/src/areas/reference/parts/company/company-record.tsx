import type { CompanyInfo } from '@portal/contract/areas/reference/company-calls';
import { companyChecks } from '@portal/contract/areas/reference/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lookupsKey } from '#areas/lookups/public/lookup-query.ts';
import { CompanyScoreSection } from '#areas/scores/public/company-score-section.tsx';
import { RecordSaveBar } from '#kit/edit/record-save-bar.tsx';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { sectionProps, useRecordSections } from '#kit/edit/use-record-sections.ts';
import { FormFrame, FormGrid } from '#kit/form/form-frame.tsx';
import { EditableSection } from '#kit/record/editable-section.tsx';
import { FactList } from '#kit/record/fact-list.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { type RecordAction, RecordActions } from '#kit/record/record-actions.tsx';
import { RecordHead } from '#kit/record/record-head.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { paths } from '#lib/paths.ts';
import { ContactButtons } from '#ui/buttons/contact-buttons.tsx';
import { ACCOUNT_STATE } from '#ui/marks/status-badge.tsx';
import { companyApi, readCompany, referenceKey } from '../../api.ts';
import { CompanyFields } from './company-fields.tsx';
import { type CompanyValues, companyItems, companyRules, EMPTY_COMPANY } from './company-items.ts';
import { CompanyAwards, CompanyPeople } from './company-people.tsx';
import { useHeadFacts } from './use-head-facts.tsx';

type Props = { company: CompanyInfo; reload: () => Promise<void> };

/** The edit of a company, whose one section turns into fields. */
function useCompanyEdit({ company, reload }: Props) {
  const reloaded = (): Promise<void> => sections.closeAfter(reload);
  const edit = useRecordEdit({
    rules: companyRules,
    stored: company,
    reload: () => reloaded(),
    read: () => readCompany(String(company.id)),
    checks: companyChecks,
    empty: EMPTY_COMPANY,
    show: (field) => sections.show(field),
    requestOf: (loaded, draft) => ({ ...draft, seen: loaded }),
    send: ({ seen, ...draft }, idempotencyKey) => companyApi.edit(seen, draft, { idempotencyKey }),
    done: 'reference.edit.done',
    failed: 'reference.save.failed',
  });
  const sections = useRecordSections<CompanyInfo, CompanyValues, 'info'>({
    sections: { info: companyItems.map(({ name }) => name) },
    rules: companyRules,
    stored: company,
    edit,
  });
  return { ...edit, sections };
}

/** Retiring and deleting a company, under 더보기. */
function useCompanyActions({ company, reload }: Props, unsaved: boolean): RecordAction[] {
  const navigate = useNavigate();
  const subject = { name: company.companyName, facts: [{ label: '수주', value: `${company.projectCnt}건` }] };
  const isActive = company.activeYN === 'Y';
  const retire = () =>
    performAction({
      ...(isActive
        ? { confirmation: { title: '사용 안 함으로 변경', question: 'reference.retire.confirm' as const, subject } }
        : {}),
      unsaved,
      done: 'reference.retire.done',
      failed: 'reference.save.failed',
      send: () => companyApi.retire(company, isActive ? 'N' : 'Y'),
      reload,
    });
  const remove = () =>
    performAction({
      confirmation: { title: '삭제', question: 'reference.remove.confirm', subject, destructive: true },
      unsaved,
      done: 'reference.remove.done',
      failed: 'reference.remove.failed',
      send: () => companyApi.remove(company),
      reload: () => navigate({ to: paths.referenceCompanies }),
    });
  const showChanges = () => void navigate({ to: paths.changeLog, search: { key: company.companyName } });
  return [
    { label: '변경 기록', act: showChanges },
    { label: isActive ? '사용 안 함으로 변경' : '사용으로 변경', act: retire },
    ...(company.projectCnt + company.managerCnt === 0 ? [{ label: '삭제', act: remove, ends: true }] : []),
  ];
}

/** The page of a company: its score, its people, its awards and its facts (D-258, D-315). */
export function CompanyRecord(props: Props) {
  const { company } = props;
  const client = useQueryClient();
  const reload = async () => {
    await Promise.all([referenceKey, lookupsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    await props.reload();
  };
  const edit = useCompanyEdit({ company, reload });
  const { form, sections, changed } = edit;
  const unsaved = changed.length > 0;
  const more = useCompanyActions({ company, reload }, unsaved);
  const isActive = company.activeYN === 'Y';
  const facts = useHeadFacts(company);
  const head = (
    <RecordHead
      name={company.companyName}
      state={
        isActive ? { code: ACCOUNT_STATE.used, label: '사용' } : { code: ACCOUNT_STATE.deleted, label: '사용 안 함' }
      }
      figure={<ContactButtons name={company.companyName} phone={company.companyPhone} />}
      facts={facts}
      listPath={paths.referenceCompanies}
      actions={<RecordActions {...{ more, unsaved, reload }} />}
      hasSaveBar={unsaved}
    />
  );
  return (
    <RecordLayout head={head}>
      <FormFrame busy={form.busy} foot={<RecordSaveBar {...{ edit, sections }} items={companyItems} />}>
        <CompanyScoreSection companyId={company.id} />
        <CompanyPeople company={company} />
        <CompanyAwards company={company} />
        <EditableSection
          title="업체 정보"
          {...sectionProps(sections, 'info')}
          facts={
            <FactList
              facts={[
                { label: '업체명', value: company.companyName },
                { label: '사업자등록번호', value: company.businessNumber },
                { label: '대표자', value: company.representative },
                { label: '전화번호', value: company.companyPhone },
                { label: '하루 팀 수', value: company.dailyTeams && `${company.dailyTeams}팀` },
              ]}
            />
          }
        >
          <FormGrid>
            <CompanyFields form={form} />
          </FormGrid>
        </EditableSection>
      </FormFrame>
    </RecordLayout>
  );
}
