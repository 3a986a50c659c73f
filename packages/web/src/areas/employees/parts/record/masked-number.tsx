import { NUMBER_LABELS, type NumberItem } from '@portal/contract/areas/employees/personal-numbers';
import { seesNumbers } from '@portal/contract/areas/employees/policy';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { useState } from 'react';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { NumberDialog } from './number-dialog.tsx';
import { useShownNumber } from './use-shown-number.ts';

type Props = { person: EmployeeInfo; item: NumberItem };

const maskOf = ({ userSocialNum, bankNum }: EmployeeInfo, item: NumberItem): string =>
  (item === 'social' ? userSocialNum : bankNum).replaceAll('*', '•');

/**
 * A masked number. The users of D-107 open it with a reason. It is shown for a minute, with the seconds that are left.
 * Nothing of it is in the page before.
 */
export function MaskedNumber({ person, item }: Props) {
  const mayOpen = seesNumbers(useActor());
  const [asking, setAsking] = useState(false);
  const { number, left, show, hide } = useShownNumber();
  const masked = maskOf(person, item);
  if (masked === '') return null;
  return (
    <Row as="span" gap={8} inline wraps>
      <output>{number ?? masked}</output>
      {number !== null && (
        <>
          <Row as="span" gap={4} size={13} tone="warn" inline role="timer">
            <Icon name="clock" />
            {left}초 뒤 다시 가림
          </Row>
          <BusyButton variant="subtle" size="compact-sm" onClick={hide}>
            가리기
          </BusyButton>
        </>
      )}
      {mayOpen && number === null && (
        <BusyButton
          variant="subtle"
          size="compact-sm"
          aria-label={`${NUMBER_LABELS[item]} 전체 보기`}
          onClick={() => setAsking(true)}
        >
          전체 보기
        </BusyButton>
      )}
      <NumberDialog {...{ person, item }} opened={asking} onShow={show} onClose={() => setAsking(false)} />
    </Row>
  );
}
