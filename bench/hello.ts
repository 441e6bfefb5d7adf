import Fastify from 'fastify';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const bytes = Buffer.concat(chunks).toString();

const fastify = Fastify();
fastify.post('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
await fastify.listen({ port: 0, host: '127.0.0.1' });
const address = fastify.server.address();
process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
