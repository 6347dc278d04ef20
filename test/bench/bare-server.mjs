// A Fastify with nothing on it: it learns answers, header fields and body, and sends the same bytes again. POST bodies are parsed as JSON first.
import fastify from 'fastify';

const answers = new Map();
const app = fastify();
const send = (request, reply) => {
  const { head, text } = answers.get(request.method + request.url);
  reply.headers(head).send(text);
};

app.post('/learn', (request, reply) => {
  const { method, path, head, text } = request.body;
  answers.set(method + path, { head, text });
  reply.send('learnt');
});
app.get('*', send);
app.post('*', send);
process.stdout.write(`listening at ${await app.listen({ host: process.env.HOST, port: Number(process.env.PORT) })}\n`);
