import { LOG_NOTE } from '@portal/contract/areas/site-logs/logs';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { sendWithReason } from '../sender/send-with-reason.ts';
import type { UnsentEntry } from '../store/entries.ts';

/** Asks why an entry comes late, and sends it with the answer. The others go on meanwhile (D-571). */
export function ReasonForm({ entry }: { entry: UnsentEntry }) {
  const [reason, setReason] = useState('');
  const isBlank = reason.trim() === '';
  return (
    <Stack gap={8} padY={8}>
      <TextField
        label="늦은 사유"
        name={`Reason ${entry.seq}`}
        value={reason}
        maxLength={LOG_NOTE}
        onChange={setReason}
      />
      <Row>
        <BusyButton
          size="sm"
          inactive={isBlank}
          needsServer={false}
          onClick={() => sendWithReason(entry, reason.trim())}
        >
          사유와 함께 보내기
        </BusyButton>
      </Row>
    </Stack>
  );
}
