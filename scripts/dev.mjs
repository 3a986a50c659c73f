import { spawn } from 'node:child_process';
import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();

/** Paths that the server answers. Everything else is the page. */
const SERVED = ['/api', '/mail', '/uploads', '/healthz', '/readyz', '/metrics'];

/**
 * Starts the server and restarts it when one of its files or the contract changes. Its output names the public address.
 */
const startServer = (root, inner, publicUrl, services) => {
  const args = [`${root}/node_modules/tsx/dist/cli.mjs`, 'watch', '--clear-screen=false'];
  const child = spawn(process.execPath, [...args, 'packages/server/src/main.ts'], {
    cwd: root,
    env: { PORTAL_ORIGIN: publicUrl, ...services, ...process.env, HOST: '127.0.0.1', PORT: String(inner) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text.replaceAll(`http://127.0.0.1:${inner}`, publicUrl));
  });
  return child;
};

/** Serves both at one address: the page with hot reload, and the server behind it on its own port. */
const run = async () => {
  const { ensureInstalled } = await import('./setup/install.mjs');
  const { withSetupLock } = await import('./setup/setup-lock.mjs');
  const { freePort } = await import('./setup/free-port.mjs');
  const { ROOT } = await import('./setup/paths.mjs');
  await withSetupLock(ensureInstalled);
  const { createServer } = await import('vite');
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || '127.0.0.1';
  const inner = await freePort();
  // Forwards the browser's host, because the server compares it with the page's origin.
  const behind = { target: `http://127.0.0.1:${inner}`, changeOrigin: false };
  const proxy = Object.fromEntries(SERVED.map((path) => [path, behind]));
  const page = await createServer({
    root: `${ROOT}/packages/web`,
    server: { port, host, strictPort: true, proxy },
  });
  await page.listen();
  const { startMessageServices } = await import('./setup/message-services.mjs');
  const { startMailServer } = await import('./setup/mail-server.mjs');
  const services = {
    ...(await startMessageServices(ROOT)),
    ...(process.env.MAIL_URL ? {} : { MAIL_URL: await startMailServer() }),
  };
  const server = startServer(ROOT, inner, `http://${host}:${port}`, services);
  const stop = () => server.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  server.once('exit', async (code) => {
    await page.close();
    process.exit(code ?? 0);
  });
};

run().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
