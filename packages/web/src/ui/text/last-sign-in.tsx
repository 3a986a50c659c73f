import { Ago } from './ago.tsx';
import { Faint } from './values.tsx';

/** The last sign-in of a person, or '아직 없음' (D-355). */
export const LastSignIn = ({ at }: { at: string }) => (at === '' ? <Faint text="아직 없음" /> : <Ago at={at} />);
