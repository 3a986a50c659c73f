import { useState } from 'react';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { saveFiles } from '#lib/save-file.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { shotFileName } from './save-shot.ts';
import type { Shots } from './use-shots.ts';

/** Shots that are not on the device. They stay on screen until they are stored, saved as files or given up. */
export function FailedShots({ shots, className }: { shots: Shots; className?: string | undefined }) {
  const { failed, again, drop } = shots;
  const [saved, setSaved] = useState(false);
  useUnsaved(!saved);
  const save = () => {
    saveFiles(failed.shots.map((shot) => ({ name: shotFileName(shot), blob: shot.picture.blob })));
    setSaved(true);
  };
  return (
    <Stack className={className} gap={12} tone={className === undefined ? 'bad' : undefined} centred role="alert">
      <Icon name="alert" size={36} />
      <Text as="b" size={18}>
        {failed.reason}
      </Text>
      <Text as="small" size={14}>
        방금 찍은 사진 {failed.shots.length}장이 아직 저장되지 않았습니다
      </Text>
      <BusyButton needsServer={false} onClick={again}>
        다시 저장
      </BusyButton>
      <BusyButton variant="default" onClick={save}>
        파일로 내려받기
      </BusyButton>
      {saved && (
        <BusyButton variant="default" onClick={drop}>
          닫기
        </BusyButton>
      )}
    </Stack>
  );
}
