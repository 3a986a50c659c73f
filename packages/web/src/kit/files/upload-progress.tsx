import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ChosenFile } from './chosen-file.ts';
import css from './files.module.css';
import type { Transfer, useUpload } from './use-upload.ts';

type Props = {
  uploads: Pick<ReturnType<typeof useUpload>, 'transfers' | 'sendOne' | 'cancel'>;
  files: readonly ChosenFile[];
};

type LineProps = { transfer: Transfer; onCancel: () => void; onRetry: () => unknown };

function TransferLine({ transfer, onCancel, onRetry }: LineProps) {
  const { name, fraction, failed } = transfer;
  const percent = `${Math.round(fraction * 100)}%`;
  return (
    <Row as="li" className={css['file']} gap={12}>
      <Text as="span" className={css['name']} cut title={name}>
        {name}
      </Text>
      {failed ? (
        <>
          <Text as="span" tone="bad" fill>
            업로드하지 못했습니다.
          </Text>
          <BusyButton variant="subtle" size="compact-sm" aria-label={`${name} 다시 시도`} onClick={onRetry}>
            다시 시도
          </BusyButton>
        </>
      ) : (
        <>
          <progress value={fraction} max={1} aria-label={`${name} 업로드`} />
          <span className={css['state']}>{percent}</span>
          <BusyButton
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={`${name} 업로드 취소`}
            onClick={onCancel}
          >
            취소
          </BusyButton>
        </>
      )}
    </Row>
  );
}

/** Progress of each file. A running upload can be cancelled and a failed one retried. Draws nothing without uploads. */
export function UploadProgress({ uploads, files }: Props) {
  // A failed file that was removed from the form is not listed.
  const shown = uploads.transfers.filter(({ id }) => files.some((file) => file.id === id));
  if (shown.length === 0) return null;
  const retry = (id: string) => {
    const file = files.find((chosen) => chosen.id === id);
    return file && uploads.sendOne(file);
  };
  return (
    <Stack as="ul" gap={8} padY={4} aria-label="업로드 현황">
      {shown.map((transfer) => (
        <TransferLine
          key={transfer.id}
          transfer={transfer}
          onCancel={() => uploads.cancel(transfer.id)}
          onRetry={() => retry(transfer.id)}
        />
      ))}
    </Stack>
  );
}
