import { Section } from '../../../ui/section.tsx';
import { FactList } from '../../../kit/record/fact-list.tsx';

type Props = { project: { createdUserName?: string | undefined; createdDtm: string } };

/** Who registered the project, for staff. */
export function RegisteredBy({ project }: Props) {
  return (
    <Section title="등록 정보">
      <FactList
        facts={[
          { label: '등록자', value: project.createdUserName ?? '' },
          { label: '등록일시', value: project.createdDtm },
        ]}
      />
    </Section>
  );
}
