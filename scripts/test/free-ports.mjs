// Finds free ports. The range lies below the one from which systems take ports for outgoing connections.
import { createServer } from 'node:net';
import { HOST, portsOf } from '../firebase/ports.mjs';

const FIRST = 20_000;
const LAST = 29_999;

/** Listens on a port. @returns the server, or null where the port is taken. */
const listenOn = (port) => new Promise((resolve) => {
  const server = createServer();
  server.once('error', () => resolve(null)).listen({ port, host: HOST, exclusive: true }, () => resolve(server));
  // A port that is held keeps no process alive.
  server.unref();
});

const closeAll = (servers) => Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));

/** Returns a sentence about the first of these ports that another program uses; null where all are free. */
export const findTakenPort = async (ports) => {
  for (const [name, port] of Object.entries(ports)) {
    const server = await listenOn(port);
    if (server === null) return `another program listens at ${HOST}:${port}, the port of the emulators' ${name}`;
    await closeAll([server]);
  }
  return null;
};

/**
 * Finds a free port for each name and listens on all of them, so that no other program takes them meanwhile.
 * @returns the ports, and `release`, which frees them for the program that they are meant for.
 */
export const holdFreePorts = async (names) => {
  const held = new Map();
  while (held.size < names.length) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    const server = held.has(port) ? null : await listenOn(port);
    if (server !== null) held.set(port, server);
  }
  const ports = [...held.keys()];
  return { ports: Object.fromEntries(names.map((name, at) => [name, ports[at]])), release: () => closeAll([...held.values()]) };
};

/** Holds a free port for each emulator. */
export const holdEmulatorPorts = () => holdFreePorts(Object.keys(portsOf('')));

/**
 * Holds the usual ports of the emulators where all are free, else free ones.
 * @returns also the name of the boot, which is empty for the usual ports.
 */
export const holdUsualOrFreePorts = async () => {
  const usual = portsOf('');
  const servers = await Promise.all(Object.values(usual).map(listenOn));
  const held = servers.filter((server) => server !== null);
  if (held.length === servers.length) return { ports: usual, boot: '', release: () => closeAll(held) };
  await closeAll(held);
  const { ports, release } = await holdEmulatorPorts();
  return { ports, boot: String(ports.hosting), release };
};
