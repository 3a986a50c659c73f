import { PASSWORD } from './people.ts';

/** A response of a running portal: status and parsed body. */
export type Reply = {
  status: number;
  body: { data?: Record<string, unknown>[]; code?: string; meta?: { totalCount: number } };
};

/** A signed-in client of a running portal. */
export type Client = {
  cookie: string;
  call: (path: string, request?: object) => Promise<Reply>;
  upload: (path: string, files: Record<string, Uint8Array>) => Promise<Reply>;
  /** Size of a download in bytes, with the status of the response. */
  download: (path: string) => Promise<{ status: number; bytes: number }>;
};

const read = async (response: Response): Promise<Reply> => ({
  status: response.status,
  body: JSON.parse((await response.text()) || 'null'),
});

/** Signs in over the network. Throws when the portal refuses. */
export async function signInAt(url: string, userId: string): Promise<Client> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ UserId: userId, Password: PASSWORD });
  const response = await fetch(`${url}/api/Auth/login`, { method: 'POST', headers, body });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`${userId} could not sign in: ${response.status} ${await response.text()}`);
  return {
    cookie,
    call: async (path, request = {}) =>
      read(
        await fetch(`${url}/api/${path}`, {
          method: 'POST',
          headers: { ...headers, cookie },
          body: JSON.stringify(request),
        }),
      ),
    upload: async (path, files) => {
      const form = new FormData();
      for (const [name, bytes] of Object.entries(files)) form.append(name, new Blob([bytes]), name);
      return read(await fetch(`${url}/api/${path}`, { method: 'POST', headers: { cookie }, body: form }));
    },
    download: async (path) => {
      const answer = await fetch(`${url}${path}`, { headers: { cookie } });
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
    },
  };
}
