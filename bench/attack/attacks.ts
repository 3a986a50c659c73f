import { Agent } from 'node:http';
import type { Endpoint } from '../post-json.ts';
import { type Sent, send } from './observe.ts';

/** Six words as long as a keyword may be, which nothing has. */
const NOTHING = '뷁쒧뚫쀍궯뉅 쀓뗇꿹쨣쫩쒫 뛟쮋꿻쭧뜟쬯 쨟꾧뚷쮯쀇꿧 뗋쨧쪫뉋꾫쮧 쀋뜛꿫쭫뚻쬫';

/** One way to keep the portal busy: `count` requests, `atOnce` of them at the same time. */
type Attack = {
  name: string;
  count: number;
  atOnce: number;
  send: (agent: Agent, attacker: Endpoint, at: number) => Promise<Sent>;
};

const post = (path: string, body: object) => (agent: Agent, attacker: Endpoint) =>
  send(agent, { ...attacker, path: `/api/${path}` }, { method: 'POST', body });

const get = (path: string) => (agent: Agent, attacker: Endpoint) =>
  send(agent, { ...attacker, path, cookie: '' }, { method: 'GET' });

/** The attacks of an account with 500 rooms and a calendar address, and of strangers. */
export const attacksOf = (calendar: string): Attack[] => [
  {
    name: 'search, nothing found, a hundred at once',
    count: 300,
    atOnce: 100,
    send: post('Search/search-list', { SearchKey: NOTHING }),
  },
  {
    name: 'search of all rooms, a hundred at once',
    count: 300,
    atOnce: 100,
    send: post('Project/entry-search', { ProjectId: 0, SearchKey: NOTHING }),
  },
  { name: 'feed of all rooms', count: 300, atOnce: 50, send: post('Project/feed-list', { ProjectId: 0 }) },
  { name: 'side column of rooms', count: 300, atOnce: 50, send: post('Project/left-project-list', {}) },
  { name: 'calendar address, twenty at once', count: 200, atOnce: 20, send: get(calendar) },
  { name: 'description of the calls', count: 600, atOnce: 600, send: get('/api/openapi.json') },
  { name: 'program of its page', count: 300, atOnce: 300, send: get('/api/docs/static/swagger-ui-bundle.js') },
  { name: 'pages without a session', count: 600, atOnce: 100, send: get('/login') },
];

/** Sends the requests of an attack to the processes in turn. Returns the answers. */
export async function attackWith(attack: Attack, attackers: readonly Endpoint[]): Promise<Sent[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: attack.atOnce });
  const answers: Sent[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < attack.count; at = next++) {
      const attacker = attackers[at % attackers.length];
      if (attacker) answers.push(await attack.send(agent, attacker, at));
    }
  };
  await Promise.all(Array.from({ length: attack.atOnce }, work));
  agent.destroy();
  return answers;
}
