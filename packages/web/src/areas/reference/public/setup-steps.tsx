import type { FirstStep } from '@portal/contract/areas/reference/kinds';
import { isManager } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from '../parts/setup-steps.module.css';
import { setupStepsQuery } from './setup-steps-query.ts';

type Step = { label: string; to: string; note: ReactNode };

/** The rights of an employee come from the name of their department (D-104), which must exist first. */
const inDepartment = (word: string): ReactNode => (
  <>
    이름에 ‘{word}’이 들어가는 부서에 등록합니다. 없으면 <Link to={paths.departmentList}>부서목록</Link>에서 먼저
    만듭니다.
  </>
);

const STEPS: Readonly<Record<FirstStep, Step>> = {
  company: { label: '업체 등록', to: paths.referenceCompanies, note: '프로젝트를 수주할 업체입니다.' },
  manager: {
    label: '업체 담당자 등록',
    to: paths.managerAdd,
    note: '업체를 대신해 로그인합니다. 등록한 뒤 담당자 상세에서 비밀번호를 정해야 로그인할 수 있습니다.',
  },
  sales: { label: '영업 직원 등록', to: paths.employeeAdd, note: inDepartment('영업') },
  pm: { label: 'PM 직원 등록', to: paths.employeeAdd, note: inDepartment('PM') },
  material: { label: '자재 등록', to: paths.referenceMaterials, note: '프로젝트에 투입할 자재입니다.' },
};

/** The steps before the first project can be registered. It disappears when all are done (D-133). */
export function SetupSteps() {
  const { data = [] } = useQuery({ ...setupStepsQuery, enabled: isManager(useActor()) });
  const missing = data.filter(({ doneYN }) => doneYN === 'N');
  const [next] = missing;
  if (!next) return null;
  return (
    <section className={css['first']} aria-labelledby="first-day">
      <h2 id="first-day">첫 프로젝트를 등록하려면</h2>
      <p>
        {data.length}단계 중 {data.length - missing.length}단계를 마쳤습니다. 모두 마치면 이 안내는 사라집니다.
      </p>
      <ol>
        {data.map(({ step, doneYN }, index) => {
          const { label, to, note } = STEPS[step];
          return doneYN === 'Y' ? (
            <li key={step} data-done>
              <span className={css['mark']}>
                <Icon name="check" />
              </span>
              <span>
                {label} <small>마침</small>
              </span>
            </li>
          ) : (
            <li key={step}>
              <span className={css['mark']}>{index + 1}</span>
              <div>
                <Link to={to}>{label}</Link>
                <p>{note}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
