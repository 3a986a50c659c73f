import { isTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { useState } from 'react';
import { Toggle } from '#ui/choices/toggle.tsx';
import { TimeField } from '#ui/fields/time/time-field.tsx';
import { Section } from '#ui/text/headings.tsx';
import type { QuietSetting, SettingSaves } from '../api.ts';
import css from './setting.module.css';

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
      <div className={css['switch']}>
        <span className={css['grow']}>
          방해 금지 시간<small>그동안 온 알림은 끝난 뒤에 갑니다</small>
        </span>
        <Toggle
          label="방해 금지 시간"
          words={ON_OFF}
          checked={quiet.quietYn === 'Y'}
          onChange={(on) => save({ quietYn: toYesNo(on) })}
        />
      </div>
      {quiet.quietYn === 'Y' && (
        <div className={css['times']}>
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
        </div>
      )}
      <div className={css['switch']}>
        <span className={css['grow']}>
          긴급은 언제나 받기<small>48시간 안에 시작하는 현장의 변경</small>
        </span>
        <Toggle
          label="긴급은 언제나 받기"
          words={ON_OFF}
          checked={quiet.urgentYn === 'Y'}
          onChange={(on) => save({ urgentYn: toYesNo(on) })}
        />
      </div>
    </Section>
  );
}
