import { paths } from './paths.ts';

/** The parts of a groupware address: a one-time ticket, a login type, and a project id of either kind. */
export type Landing = { ticket: string; loginType: string; conId: string };

const decoded = (part = ''): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** Reads the landing address and removes it from the address bar and the history (D-05, TH1b). */
function readLanding({ pathname }: Location): Landing {
  const [, first = '', ticket, loginType, conId] = pathname.split('/');
  if (`/${first}` !== paths.landing) return { ticket: '', loginType: '', conId: '' };
  window.history.replaceState(null, '', paths.landing);
  return { ticket: decoded(ticket), loginType: decoded(loginType), conId: decoded(conId) };
}

/** The landing values of this page. Read when this module loads, before other code sees the address. */
export const landing = readLanding(window.location);
