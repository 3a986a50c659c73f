import { isTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { useState } from 'react';
import { Toggle } from '#ui/choices/toggle.tsx';
import { TimeField } from '#ui/fields/time/time-field.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { SettingRow } from '#ui/layout/setting-row.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Section } from '#ui/text/headings.tsx';
import type { QuietSetting, SettingSaves } from '../api.ts';

type Props = { quiet: QuietSetting; editQuiet: SettingSaves['editQuiet'] };

const ON_OFF = { on: '켜짐', off: '꺼짐' };

type TimeProps = { label: string; name: string; value: string; onSave: (value: string) => void };

/** A time that is saved as soon as it is one. */
function SavedTime({ label, name, value, onSave }: TimeProps) {
  const [typed, setTyped] = useState(value);
  const change = (next: string) => {
    setTyped(next);
    if (isTime(next) && next !== value) onSave(next);
  };
  return <TimeField label={label} name={name} value={typed} onChange={change} />;
}

/** Quiet hours, and whether urgent messages pass them. */
export function QuietSection({ quiet, editQuiet }: Props) {
  const save = (part: Partial<QuietSetting>) => void editQuiet({ ...quiet, ...part });
  return (
    <Section title="방해 금지">
      <Lines as="div">
        <SettingRow name="방해 금지 시간" note="그동안 온 알림은 끝난 뒤에 갑니다">
          <Toggle
            label="방해 금지 시간"
            words={ON_OFF}
            checked={quiet.quietYn === 'Y'}
            onChange={(on) => save({ quietYn: toYesNo(on) })}
          />
        </SettingRow>
        {quiet.quietYn === 'Y' && (
          <Grid columns={2} gap={12} padY={8}>
            <SavedTime
              label="시작"
              name="QuietFrom"
              value={quiet.quietFrom}
              onSave={(quietFrom) => save({ quietFrom })}
            />
            <SavedTime
              label="끝"
              name="QuietUntil"
              value={quiet.quietUntil}
              onSave={(quietUntil) => save({ quietUntil })}
            />
          </Grid>
        )}
        <SettingRow name="긴급은 언제나 받기" note="48시간 안에 시작하는 현장의 변경">
          <Toggle
            label="긴급은 언제나 받기"
            words={ON_OFF}
            checked={quiet.urgentYn === 'Y'}
            onChange={(on) => save({ urgentYn: toYesNo(on) })}
          />
        </SettingRow>
      </Lines>
    </Section>
  );
}
