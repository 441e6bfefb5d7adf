import { once } from 'node:events';
import { createServer as createHttp, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Ends the process behind a door, once. */
type Kill = () => void;

/** Ends a process at the moment that `arm` waits for; resolves with it, ms of `performance.now`. */
export const killAt = (pid: number, arm: (kill: Kill) => void): Promise<number> =>
  new Promise((resolve) => {
    arm(() => {
      process.kill(pid, 'SIGKILL');
      resolve(performance.now());
    });
  });

/** At a commit of the first transaction that says `marker`, after `skip` others that said it too. */
export interface DatabaseKill {
  at: 'beforeCommit' | 'afterCommit';
  marker: string;
  skip?: number;
}

/**
 * A way to PostgreSQL that looks at what passes: at the armed commit the process is killed, and the commit is either never
 * heard by the database, or its answer never by the process.
 */
export async function openDatabaseDoor(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const socketDir = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  let armed: (DatabaseKill & { kill: Kill }) | undefined;
  const strike = (client: Socket, server: Socket) => {
    const held = armed;
    armed = undefined;
    held?.kill();
    client.destroy();
    server.destroy();
  };
  const door = createServer((client) => {
    const server = socketDir ? connect(`${socketDir}/.s.PGSQL.${port}`) : connect(port, target.hostname);
    let isMeant = false;
    let isEnding = false;
    client.on('data', (chunk) => {
      if (armed && chunk.includes(armed.marker)) isMeant = true;
      const isCommit = chunk.includes('commit\0');
      if (armed && isMeant && isCommit && (armed.skip ?? 0) > 0) armed.skip = (armed.skip ?? 0) - 1;
      else if (armed && isMeant && isCommit) {
        if (armed.at === 'beforeCommit') return strike(client, server);
        isEnding = true;
      }
      if (isCommit) isMeant = false;
      server.write(chunk);
      return undefined;
    });
    server.on('data', (chunk) => {
      if (armed && isEnding && chunk.includes('COMMIT\0')) return strike(client, server);
      client.write(chunk);
      return undefined;
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(door.address() as AddressInfo).port}`;
  url.searchParams.delete('host');
  return {
    url: url.href,
    arm: (kill: DatabaseKill & { kill: Kill }) => void (armed = { ...kill }),
    close: () => void door.close(),
  };
}

/** At a call to a channel: before the channel hears of it, or after it has obeyed, and its answer is lost. */
export interface ChannelKill {
  at: 'beforeActing' | 'afterActing';
  /** In path or body. */
  marker: string;
}

/** A way to the double that kills the caller at the armed call. */
export async function openChannelDoor(vendorUrl: string) {
  let armed: (ChannelKill & { kill: Kill }) | undefined;
  const door = createHttp((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const path = request.url ?? '';
      const held = armed && `${path} ${decodeURIComponent(body.toString())}`.includes(armed.marker) ? armed : undefined;
      if (held) armed = undefined;
      if (held?.at === 'beforeActing') {
        held.kill();
        return response.destroy();
      }
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const answer = await fetch(vendorUrl + path, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (held) {
        held.kill();
        return response.destroy();
      }
      const { 'transfer-encoding': _coding, connection: _own, ...back } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, back);
      return response.end(bytes);
    })();
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    arm: (kill: ChannelKill & { kill: Kill }) => void (armed = kill),
    close: () => {
      door.close();
      door.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
