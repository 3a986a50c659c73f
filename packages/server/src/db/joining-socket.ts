import { Socket } from 'node:net';

/**
 * A socket for the driver that sends in one write what is written until the running code waits. The driver closes
 * each statement with a write of its own; a write costs more than what it carries.
 */
export function joiningSocket(): Socket {
  const socket = new Socket();
  const send = socket.uncork.bind(socket);
  socket.uncork = () => void process.nextTick(send);
  return socket;
}
