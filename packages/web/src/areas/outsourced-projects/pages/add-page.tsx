import { type Actor, isStaff } from '@portal/contract/core/actor';
import { Navigate } from '@tanstack/react-router';
import { useBackToList } from '#kit/form/use-back-to-list.ts';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { RegisterForm } from '../parts/register/register-form.tsx';

const LIST = paths.projectList;

const Registration = ({ actor }: { actor: Actor }) => <RegisterForm actor={actor} {...useBackToList(LIST)} />;

/** The page /projects/add, where staff register a project. Contractors are redirected to the list. */
export const AddPage = () => (
  <AllowedPage title="프로젝트 등록 (외주)" may={isStaff} otherwise={<Navigate to={LIST} replace />}>
    {(actor) => <Registration actor={actor} />}
  </AllowedPage>
);
