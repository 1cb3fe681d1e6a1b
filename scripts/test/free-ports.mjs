// Finds free ports, in a range below the ports that systems use for outgoing connections.
import { createServer } from 'node:net';
import { HOST, portsOf } from '../firebase/ports.mjs';

const FIRST = 20_000;
const LAST = 29_999;

/** Listens on a port. @returns the server, or null if the port is taken. */
const listenOn = (port) => new Promise((resolve) => {
  const server = createServer();
  server.once('error', () => resolve(null)).listen({ port, host: HOST, exclusive: true }, () => resolve(server));
  // A reserved port must not keep the process alive.
  server.unref();
});

const closeAll = (servers) => Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));

/** Returns a message about the first of these ports that another program uses; null if all are free. */
export const findTakenPort = async (ports) => {
  for (const [name, port] of Object.entries(ports)) {
    const server = await listenOn(port);
    if (server === null) return `another program listens at ${HOST}:${port}, the port of the emulators' ${name}`;
    await closeAll([server]);
  }
  return null;
};

/**
 * Finds a free port for each name and listens on all of them, so that no other program takes them in the meantime.
 * @returns the ports, and `release`, which frees them for the program that will use them.
 */
export const reserveFreePorts = async (names) => {
  const reserved = new Map();
  while (reserved.size < names.length) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    const server = reserved.has(port) ? null : await listenOn(port);
    if (server !== null) reserved.set(port, server);
  }
  const ports = [...reserved.keys()];
  return { ports: Object.fromEntries(names.map((name, index) => [name, ports[index]])), release: () => closeAll([...reserved.values()]) };
};

/** Reserves a free port for each emulator. */
export const reserveEmulatorPorts = () => reserveFreePorts(Object.keys(portsOf('')));

/**
 * Reserves the emulators' default ports if all are free, else other free ones.
 * @returns also the name of the boot; empty for the default ports.
 */
export const reserveDefaultOrFreePorts = async () => {
  const defaults = portsOf('');
  const servers = await Promise.all(Object.values(defaults).map(listenOn));
  const reserved = servers.filter((server) => server !== null);
  if (reserved.length === servers.length) return { ports: defaults, boot: '', release: () => closeAll(reserved) };
  await closeAll(reserved);
  const { ports, release } = await reserveEmulatorPorts();
  return { ports, boot: String(ports.hosting), release };
};
