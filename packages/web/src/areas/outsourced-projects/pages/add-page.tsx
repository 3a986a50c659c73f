import type { CopiedProject } from '@portal/contract/areas/outsourced-projects/shapes';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { Navigate } from '@tanstack/react-router';
import { defaultPeople } from '#areas/project/public/project-choices.ts';
import { useCopiedValues } from '#areas/project/public/use-copied-values.ts';
import { useBackToList } from '#kit/form/use-back-to-list.ts';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { openCopy } from '../api.ts';
import { RegisterForm } from '../parts/register/register-form.tsx';
import { EMPTY_VALUES } from '../parts/register/values.ts';

const LIST = paths.projectList;

const tradeOf = ({ tradeId }: CopiedProject) => ({ TradeId: tradeId });

function Registration({ actor }: { actor: Actor }) {
  const callbacks = useBackToList(LIST);
  const blank = { ...EMPTY_VALUES, ...defaultPeople(actor) };
  const initial = useCopiedValues({ empty: EMPTY_VALUES, blank, open: openCopy, more: tradeOf });
  return initial ? <RegisterForm {...{ actor, initial }} {...callbacks} /> : <Loading />;
}

/** The page /projects/add, where staff register a project, either blank or as a copy (D-320). Contractors are redirected to the list. */
export const AddPage = () => (
  <AllowedPage title="프로젝트 등록 (외주)" may={isStaff} otherwise={<Navigate to={LIST} replace />}>
    {(actor) => <Registration actor={actor} />}
  </AllowedPage>
);
