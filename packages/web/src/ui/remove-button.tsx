import { BusyButton } from './busy-button.tsx';

/** 삭제 over a list: quiet, but red. */
export function RemoveButton({ onClick }: { onClick: () => Promise<void> }) {
  return (
    <BusyButton variant="subtle" color="red" onClick={onClick}>
      삭제
    </BusyButton>
  );
}
