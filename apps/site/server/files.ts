import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addVary } from './send-body.ts'

/** Names of built files change with their content; other files are asked for again after a day. */
const BUILT = 'public, max-age=31536000, immutable'
const OTHER = 'public, max-age=86400'

function setHeaders(reply: FastifyReply, path: string): void {
  reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? BUILT : OTHER)
  addVary(reply, 'Accept-Encoding')
}

/**
 * The files of the built client, each at its own address and compressed beforehand
 * (`precompress.ts`). What is no file there stays for the pages.
 */
export async function registerFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/',
    wildcard: false,
    index: false,
    redirect: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders,
  })
}
