import { createServer } from 'node:http';

/** What Node alone can do: every call gets the same few bytes. */
const server = createServer((_, response) => response.end('{"success":true}'));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
