import { isManager } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactList } from '#kit/record/fact-list.tsx';
import { MemoDialog } from '#kit/record/memo-dialog.tsx';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Section } from '#ui/text/headings.tsx';
import { factorsOf, resetFactors } from '../api.ts';

type Props = { userId: string; userName: string };

type FactorUse = { totpYn: 'Y' | 'N'; passkeyCnt: number; recoveryLeft: number };

const describe = ({ totpYn, passkeyCnt, recoveryLeft }: FactorUse): string =>
  [
    ...(totpYn === 'Y' ? ['인증 앱'] : []),
    ...(passkeyCnt > 0 ? [`패스키 ${passkeyCnt}개`] : []),
    ...(totpYn === 'Y' || passkeyCnt > 0 ? [`남은 복구 코드 ${recoveryLeft}개`] : ['사용하지 않음']),
  ].join(' · ');

function ResetSection({ userId, userName }: Props) {
  const { data, refetch } = useQuery(factorsOf(userId));
  const [opened, setOpened] = useState(false);
  if (!data) return null;
  const isUsed = data.totpYn === 'Y' || data.passkeyCnt > 0;
  return (
    <Section
      title="2단계 인증"
      side={
        isUsed && (
          <BusyButton variant="default" onClick={() => setOpened(true)}>
            2단계 인증 초기화
          </BusyButton>
        )
      }
    >
      <FactList facts={[{ label: '인증 수단', value: describe(data) }]} />
      <MemoDialog
        confirmation={{
          title: '2단계 인증 초기화',
          button: '초기화',
          question: 'factor.reset.confirm',
          subject: { name: userName, facts: [{ label: '아이디', value: userId }] },
          consequence:
            '등록된 인증 수단이 모두 지워지고, 열려 있는 로그인이 모두 종료됩니다. 본인인지 먼저 확인하세요.',
          destructive: true,
        }}
        memo={{
          label: '초기화 사유',
          field: 'Reason',
          placeholder: '예: 휴대폰 분실, 전화로 본인 확인',
          missing: 'factor.reset.reason',
        }}
        done="factor.reset.done"
        failed="factor.reset.failed"
        send={(reason) => resetFactors(userId, reason)}
        reload={async () => void (await refetch())}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </Section>
  );
}

/**
 * The second factors of a user, and a button that removes lost ones. For permission M, and never for the own account
 * (D-194).
 */
export function FactorReset(props: Props) {
  const actor = useActor();
  return isManager(actor) && actor.userId !== props.userId ? <ResetSection {...props} /> : null;
}
