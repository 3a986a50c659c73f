import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import './bill-date-box.css';

type Props = { date: string; onChange: (date: string) => void };

/** The day of the contractor's invoice, from the browser's own calendar (PART-45). */
export function BillDateBox({ date, onChange }: Props) {
  return (
    <Section title="계산서 발행일">
      <div className="bill-date">
        <TextField label="계산서 발행일" name="BillDate" required type="date" value={date} onChange={onChange} />
      </div>
    </Section>
  );
}
