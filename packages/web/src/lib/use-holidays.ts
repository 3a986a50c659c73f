import { getHolidayPreset } from '@hyunbinseo/holidays-kr';
import { useEffect, useState } from 'react';

type Holidays = Readonly<Record<string, readonly string[]>>;

/** Public holidays of a year by day; none for a year the calendar does not know yet. */
export function useHolidays(year: string): Holidays {
  const [holidays, setHolidays] = useState<Holidays>({});
  useEffect(() => {
    let current = true;
    getHolidayPreset(year).then(
      (loaded) => {
        if (current) setHolidays(loaded);
      },
      () => {
        if (current) setHolidays({});
      },
    );
    return () => {
      current = false;
    };
  }, [year]);
  return holidays;
}
