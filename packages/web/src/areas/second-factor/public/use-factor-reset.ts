import { isManager } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import type { RecordAction } from '#kit/record/record-actions.tsx';
import { useActor } from '#lib/use-actor.ts';
import { factorsOf, resetFactors } from '../api.ts';

type FactorUse = { totpYn: 'Y' | 'N'; passkeyCnt: number; recoveryLeft: number };

const describe = ({ totpYn, passkeyCnt, recoveryLeft }: FactorUse): string =>
  [
    ...(totpYn === 'Y' ? ['인증 앱'] : []),
    ...(passkeyCnt > 0 ? [`패스키 ${passkeyCnt}개`] : []),
    ...(totpYn === 'Y' || passkeyCnt > 0 ? [`남은 복구 코드 ${recoveryLeft}개`] : ['사용하지 않음']),
  ].join(' · ');

/**
 * The second factors of a user as text, and the action that removes lost ones. For permission M, and never for the own
 * account (D-194).
 */
export function useFactorReset({ userId, userName }: { userId: string; userName: string }) {
  const actor = useActor();
  const mayReset = isManager(actor) && actor.userId !== userId;
  const { data, refetch } = useQuery({ ...factorsOf(userId), enabled: mayReset });
  if (!mayReset || !data) return { text: '', actions: [] };
  const isUsed = data.totpYn === 'Y' || data.passkeyCnt > 0;
  const reset: RecordAction = {
    label: '2단계 인증 초기화',
    memo: {
      confirmation: {
        title: '2단계 인증 초기화',
        button: '초기화',
        question: 'factor.reset.confirm',
        subject: {
          name: userName,
          facts: [
            { label: '아이디', value: userId },
            { label: '인증 수단', value: describe(data) },
          ],
        },
        consequence:
          '등록된 인증 수단이 모두 지워지고, 열려 있는 로그인이 모두 종료됩니다. 본인인지 먼저 확인해주세요.',
        destructive: true,
      },
      memo: {
        label: '초기화 사유',
        field: 'Reason',
        placeholder: '예: 휴대폰 분실, 전화로 본인 확인',
        missing: 'factor.reset.reason',
      },
      done: 'factor.reset.done',
      failed: 'factor.reset.failed',
      send: async (reason) => {
        await resetFactors(userId, reason);
        await refetch();
      },
    },
  };
  return { text: describe(data), actions: isUsed ? [reset] : [] };
}
