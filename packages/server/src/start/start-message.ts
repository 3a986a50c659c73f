/** Accounts of the demonstration data (README, Demonstration accounts). */
const ACCOUNTS = [
  ['admin', '직원, 관리자 권한, 모든 메뉴'],
  ['sales1', '직원, 영업, 모드전환'],
  ['pm1', '직원, PM, 모드전환'],
  ['pm2', '직원, PM'],
  ['hanbit1, hanbit2', '협력업체 한빛설비'],
  ['daon1', '협력업체 다온전기'],
  ['saebyeok1', '협력업체 새벽통신'],
] as const;

/** Prints the address of the portal and, with demonstration data, the accounts to sign in with. */
export function printStartMessage(address: string, demo: boolean): void {
  const lines = [``, `포털이 시작되었습니다: ${address}`];
  if (demo) {
    lines.push('', '데모 계정 (비밀번호 portal1234!)', ...ACCOUNTS.map(([id, who]) => `  ${id.padEnd(18)}${who}`));
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
