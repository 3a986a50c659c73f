import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Section } from '#ui/text/headings.tsx';
import { ownFactors } from '../api.ts';
import { type FactorAction, FactorDialog } from '../parts/factor-dialog.tsx';
import { FactorRows } from '../parts/factor-rows.tsx';

const NOTES = {
  Y: '이 계정은 2단계 인증을 사용해야 합니다.',
  N: '비밀번호가 새어 나가도 계정을 지켜 줍니다.',
} as const;

/** The section with the own second factors on the page of the own account (D-190 to D-193). */
export function OwnFactors() {
  const { data, isError, isPending, refetch } = useQuery(ownFactors);
  const [action, setAction] = useState<FactorAction | null>(null);
  return (
    <Section title="2단계 인증" note={NOTES[data?.mustYn ?? 'N']}>
      {isError && <LoadError onRetry={() => refetch()} />}
      {isPending && <Loading />}
      {data && <FactorRows factors={data} onAction={setAction} />}
      {action && <FactorDialog action={action} reload={() => refetch()} onClose={() => setAction(null)} />}
    </Section>
  );
}
