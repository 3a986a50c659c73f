import { connect, createServer } from 'node:net';
import { startObjectStore } from '../../packages/server/test-kit/object-store.ts';

/** The port at which deploy/compose.yaml looks for its object store. */
const PORT = 8333;

const { env } = await startObjectStore();
const inside = Number(new URL(env.AWS_ENDPOINT_URL).port);
const server = createServer((near) => {
  const far = connect(inside, '127.0.0.1');
  near.pipe(far).pipe(near);
  for (const socket of [near, far]) socket.on('error', () => [near, far].map((one) => one.destroy()));
});
server.listen(PORT, '0.0.0.0');
