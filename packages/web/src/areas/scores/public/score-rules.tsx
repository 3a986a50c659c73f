import { SCORE_RULES } from '@portal/contract/areas/scores/score';
import { useState } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Points } from '#ui/text/points.tsx';

/** A button that says how the score is counted (D-315). */
export function ScoreRules() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Press kind="link" size={12} onClick={() => setOpened(true)}>
        점수 계산 방법
      </Press>
      <Dialog title="점수 계산 방법" opened={opened} onClose={() => setOpened(false)}>
        <Points gap={8} lead="text">
          {SCORE_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Points>
      </Dialog>
    </>
  );
}
