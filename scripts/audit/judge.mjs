/** Severities that stop a release (docs/dependencies.md, Updates). */
const GRAVE = ['high', 'critical'];

const describe = ([name, { severity, via, range }]) => {
  const titles = via.filter((one) => typeof one === 'object').map(({ title, url }) => `${title} ${url}`);
  return `${severity}: ${name} ${range}${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`;
};

/** What `npm audit --json` reports, as lines, the grave ones apart. Throws when it is no report. */
export const judgeReport = (text) => {
  const report = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  if (report.vulnerabilities === undefined) throw new Error(report.message ?? 'npm audit gave no report');
  const found = Object.entries(report.vulnerabilities);
  const isGrave = ([, { severity }]) => GRAVE.includes(severity);
  return {
    grave: found.filter(isGrave).map(describe),
    others: found.filter((one) => !isGrave(one)).map(describe),
  };
};
