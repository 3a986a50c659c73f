import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBadge } from './status-badge.tsx';

it.each(['P', 'N', 'Y', 'YY', 'B', 'E', 'F', 'C'])(
  'the badge of %s has a class of its own beside its text (D-147)',
  (code) => {
    render(<StatusBadge code={code} label={`상태 ${code}`} />);
    expect([...screen.getByText(`상태 ${code}`).classList]).toContain(`badge-${code}`);
  },
);
