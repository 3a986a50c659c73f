import { HOLDING_LABELS, HOLDING_UNITS, isHandedOver } from '@portal/contract/areas/employees/leaving';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { SelectField } from '#ui/fields/fields.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { handOver, holdingsOf } from '../../api.ts';

/** Chooses who takes over, and hands everything over in one step. */
function Successor({ userId, onDone }: { userId: string; onDone: () => Promise<unknown> }) {
  const [to, setTo] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { choices } = useLookup('employees');
  const give = async () => {
    setIsMissing(to === '');
    if (to === '') return toast.hint('employee.handOver.missing');
    try {
      await handOver(userId, to);
      toast.success('employee.handOver.done');
      await onDone();
    } catch (error) {
      showRefusal('employee.handOver.failed', error);
    }
    return undefined;
  };
  return (
    <Stack gap={8}>
      <SelectField
        label="넘겨받을 직원"
        name="ToUserId"
        placeholder="선택"
        options={choices.filter(({ value }) => value !== userId)}
        value={to}
        {...(isMissing && to === '' ? { error: messageText('employee.handOver.missing') } : {})}
        onChange={setTo}
      />
      <BusyButton variant="default" onClick={give}>
        한 번에 넘기기
      </BusyButton>
    </Stack>
  );
}

/** What hangs on a person who leaves, and the step that hands all of it to another user (D-507). */
export function Holdings({ person, opened }: { person: EmployeeInfo; opened: boolean }) {
  const { data = [], refetch } = useQuery({ ...holdingsOf(person.userId), enabled: opened });
  return (
    <>
      <Stack as="ul" gap={8} aria-label="남아 있는 일">
        {data.map(({ kind, count, names }) => (
          <Row as="li" key={kind} gap={8} align="baseline" justify="between" tone={count > 0 ? 'warn' : undefined}>
            <Stack as="span">
              {HOLDING_LABELS[kind]}
              {names.length > 0 && (
                <Text as="small" tone="soft">{`${names.join(', ')}${count > names.length ? ' 외' : ''}`}</Text>
              )}
            </Stack>
            <strong>{`${count}${HOLDING_UNITS[kind]}`}</strong>
          </Row>
        ))}
      </Stack>
      {data.some(({ kind, count }) => count > 0 && isHandedOver(kind)) && (
        <Successor userId={person.userId} onDone={refetch} />
      )}
    </>
  );
}
