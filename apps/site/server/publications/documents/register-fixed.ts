import { openApi } from '@gaashaan/contract/open-api/open-api'
import type { FastifyInstance } from 'fastify'
import { sendBody } from '../../http/send-body.ts'
import { llmsText } from './llms-text.ts'

/** An hour, in seconds: they change when the site is built anew. */
const KEPT = 'public, max-age=3600'

/** Documents that depend on nothing but the site itself. */
export function registerFixed(app: FastifyInstance, siteUrl: string): void {
  const documents = [
    {
      path: '/api/openapi.json',
      contentType: 'application/json; charset=utf-8',
      write: () => JSON.stringify(openApi(siteUrl)),
    },
    {
      path: '/llms.txt',
      contentType: 'text/plain; charset=utf-8',
      write: () => llmsText(siteUrl),
    },
  ]
  for (const { path, contentType, write } of documents) {
    let body: Buffer | undefined
    app.get(path, (request, reply) => {
      body ??= Buffer.from(write())
      reply.header('access-control-allow-origin', '*')
      return sendBody(request, reply, { status: 200, contentType, body, cacheControl: KEPT })
    })
  }
}
