/** The oldest Node that runs the portal. It equals `engines` in package.json. */
const OLDEST = [20, 19];

/** Ends the process with one sentence when this Node is too old. */
export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  const wanted = OLDEST.join('.');
  console.error(
    `Node ${wanted} 이상이 필요합니다. 지금은 ${process.version}입니다. https://nodejs.org 에서 새 버전을 설치해주세요.\n` +
      `Node ${wanted} or newer is needed; this is ${process.version}. Install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
};
