import { DIGEST_AT } from '@portal/contract/areas/notify/quiet-hours';
import { Segments } from '#ui/choices/segments.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Note } from '#ui/text/note.tsx';
import type { QuietSetting, SettingSaves } from '../api.ts';

type Props = { quiet: QuietSetting; editQuiet: SettingSaves['editQuiet'] };

/** When the digest goes out. */
export function DigestSection({ quiet, editQuiet }: Props) {
  return (
    <Section title="모아서 받기">
      <Stack gap={8}>
        <div>
          <Segments
            label="모아서 받는 때"
            value={quiet.mondaysYn}
            options={[
              { value: 'N', label: `매일 ${DIGEST_AT}` },
              { value: 'Y', label: `월요일 ${DIGEST_AT}` },
            ]}
            onChange={(mondaysYn) => void editQuiet({ ...quiet, mondaysYn })}
          />
        </div>
        <Note size={14}>새 소식이 없으면 보내지 않습니다.</Note>
      </Stack>
    </Section>
  );
}
