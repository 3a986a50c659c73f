import { useEffect, useState } from 'react';
import { logFailure } from '#lib/failures.ts';
import { Section } from '#ui/text/headings.tsx';
import { listOfflineAwards } from './offline-awards.ts';
import { useUnsent } from './use-unsent.ts';

/** '이 기기' on the own page of a contractor: what this device keeps of sites (D-575). */
export function DeviceSection() {
  const [count, setCount] = useState(0);
  const unsent = useUnsent();
  useEffect(() => {
    listOfflineAwards()
      .then((awards) => setCount(awards.length))
      .catch((error: unknown) => logFailure('offline-awards', error));
  }, []);
  return (
    <Section title="이 기기" note="로그아웃하면 지워집니다. 보내지 않은 기록은 먼저 묻습니다.">
      <p>
        수주한 현장 {count}곳의 화면과 사진 (완료 전, 최대 60곳) · 보내지 않은 기록 {unsent?.own.length ?? 0}건
      </p>
    </Section>
  );
}
