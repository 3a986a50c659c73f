import type { FirstStep } from '@portal/contract/areas/reference/kinds';
import type { YesNo } from '@portal/contract/core/formats';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Bar } from '#ui/marks/bar.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Step, StepLine } from './step-line.tsx';

/** The rights of an employee come from the name of their department (D-104), which must exist first. */
const inDepartment = (word: string): ReactNode => (
  <>
    이름에 ‘{word}’이 들어가는 부서에 등록합니다. 없으면 <Link to={paths.departmentList}>부서목록</Link>에서 먼저
    만듭니다. 이미 있는 직원이 맡으면 <Link to={paths.employeeList}>직원목록</Link>에서 그 직원의 담당 업무를 바꿉니다.
  </>
);

const STEPS: Readonly<Record<FirstStep, Step>> = {
  company: { label: '업체 등록', to: paths.referenceCompanies, note: '프로젝트를 수주할 업체입니다.' },
  manager: {
    label: '업체 담당자 등록',
    to: paths.managerAdd,
    note: '업체를 대신해 로그인합니다. 등록한 뒤 담당자 상세에서 비밀번호 링크를 만들어 전합니다. 담당자가 비밀번호를 정하면 마칩니다.',
  },
  sales: { label: '영업 직원 등록', to: paths.employeeAdd, note: inDepartment('영업') },
  pm: { label: 'PM 직원 등록', to: paths.employeeAdd, note: inDepartment('PM') },
  material: { label: '자재 등록', to: paths.referenceMaterials, note: '프로젝트에 투입할 자재입니다.' },
  project: {
    label: '첫 프로젝트 등록',
    to: paths.projectAdd,
    note: '‘등록 후 바로 게시’를 고르면 업체에 알림이 갑니다. 게시하면 이 안내는 사라집니다.',
  },
};

/** The last step of a project that is registered, but not posted. */
const postingStep = (projectId: number): Step => ({
  label: '첫 프로젝트 게시',
  to: paths.projectView(projectId),
  note: '등록한 프로젝트를 게시하면 업체에 알림이 가고, 이 안내는 사라집니다.',
});

/** Where this device stores that the guide is folded. */
const FOLDED_KEY = 'first-day-folded';

function useFolded(): [boolean, () => void] {
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED_KEY) === 'Y');
  const toggle = () => {
    localStorage.setItem(FOLDED_KEY, folded ? 'N' : 'Y');
    setFolded(!folded);
  };
  return [folded, toggle];
}

type SetupStep = { step: FirstStep; doneYN: YesNo; projectId: number };
type Props = { steps: readonly SetupStep[]; next: FirstStep };

/** The steps to the first posted project, the last of which leads to it (D-133, D-254). */
export function SetupGuide({ steps, next }: Props) {
  const [folded, toggle] = useFolded();
  const done = steps.filter(({ doneYN }) => doneYN === 'Y').length;
  return (
    <Stack as="section" gap={8} padY={8} most={816} aria-labelledby="first-day">
      <Row as="header" justify="between">
        <Text as="h2" size={16} weight="semibold" id="first-day">
          시작하기
        </Text>
        <BusyButton variant="subtle" size="compact-sm" aria-expanded={!folded} onClick={toggle}>
          {folded ? '펼치기' : '접어 두기'}
        </BusyButton>
      </Row>
      <Note>
        {steps.length}단계를 마치면 첫 프로젝트를 게시할 수 있습니다. 지금 {done} / {steps.length}
      </Note>
      {!folded && (
        <>
          <Bar as="progress" aria-label="진행" max={steps.length} value={done} />
          <Stack as="ol">
            {steps.map(({ step, doneYN, projectId }, at) => (
              <StepLine
                key={step}
                step={projectId > 0 ? postingStep(projectId) : STEPS[step]}
                number={at + 1}
                isDone={doneYN === 'Y'}
                isNext={step === next}
              />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
