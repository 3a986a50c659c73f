import { SETTING_EXAMPLES } from './examples.ts';
import { OBJECT_STORE_VARIABLES } from './groups/files.ts';
import { fileVariableOf, SECRET_SETTINGS } from './secret-files.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Names beside the settings that the portal, its commands or its libraries read. */
const ALSO_KNOWN = ['ADMIN_PASSWORD', ...Object.keys(OBJECT_STORE_VARIABLES), ...SECRET_SETTINGS.map(fileVariableOf)];

const KNOWN = [...Object.keys(SETTING_EXAMPLES), ...ALSO_KNOWN];

/** Variables of the PostgreSQL programs. The driver would fill gaps of an address from them, unseen. */
const POSTGRES_VARIABLES =
  /^PG(HOST|HOSTADDR|PORT|USER|PASSWORD|PASSFILE|DATABASE|SSLMODE|SSLCERT|SSLKEY|SSLROOTCERT|OPTIONS|SERVICE|SERVICEFILE|APPNAME|CLIENTENCODING|CONNECT_TIMEOUT)$/;

/** The number of typing mistakes between two names: a wrong, missing, additional or swapped character. */
function mistakesBetween(left: string, right: string): number {
  const rows = [Array.from({ length: right.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const at = (rowsBack: number, columnsBack: number): number =>
        (rowsBack === 0 ? current : rows[row - rowsBack])?.[column - columnsBack] ?? Number.POSITIVE_INFINITY;
      const edited = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1));
      current.push(isSwapped ? Math.min(edited, at(2, 2) + 1) : edited);
    }
    rows.push(current);
  }
  return rows[left.length]?.[right.length] ?? 0;
}

/** Long names allow two mistakes, short ones one: HOME is not HOST. */
const allowedMistakes = ({ length }: string): number => (length >= 8 ? 2 : 1);

/** The setting that the name was meant to be, or undefined. */
function meantSetting(name: string): string | undefined {
  if (KNOWN.includes(name)) return undefined;
  const plain = name.toUpperCase().replaceAll('-', '_');
  return KNOWN.find((known) => mistakesBetween(plain, known) <= allowedMistakes(known));
}

/** One sentence for each name that is close to a setting, and for each variable of the PostgreSQL programs. */
export function unknownNameProblems(env: Env): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined || value === '') return [];
    if (POSTGRES_VARIABLES.test(name)) {
      return [
        `설정 ${name}: 쓰지 않는 이름입니다. 데이터베이스는 DATABASE_URL 하나로 지정하고 이 설정은 지워주세요 ` +
          `(예: DATABASE_URL=${SETTING_EXAMPLES.DATABASE_URL})`,
      ];
    }
    const meant = meantSetting(name);
    return meant === undefined
      ? []
      : [`설정 ${name}: 없는 이름입니다. 쓰려던 것이 ${meant}인지 확인해주세요 (예: ${meant}=…)`];
  });
}
