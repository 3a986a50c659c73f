import { SCORE_RULES } from '@portal/contract/areas/scores/score';
import { useState } from 'react';
import { Dialog } from '#ui/layers/dialog.tsx';
import css from '../parts/scores.module.css';

/** A button that says how the score is counted (D-315). */
export function ScoreRules() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className={css['textButton']} onClick={() => setOpened(true)}>
        점수 계산 방법
      </button>
      <Dialog title="점수 계산 방법" opened={opened} onClose={() => setOpened(false)}>
        <ul className={css['rules']}>
          {SCORE_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
