import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

// `node peer.ts FOLDER PORT`: a server that does nothing but send the files of a folder, as a shop's pictures are measured against.
const [root = '', port = ''] = process.argv.slice(2)
const app = Fastify()
await app.register(fastifyStatic, { root })
await app.listen({ port: Number(port) })
process.stdout.write('ready\n')
