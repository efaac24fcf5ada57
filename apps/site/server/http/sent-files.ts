import { MAX_CONTACT_BODY_BYTES } from '@gaashaan/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PATHS } from '../../app/paths/canonical-paths.ts'
import { sendErrorPage } from './send-error.ts'

/** Most bytes of a form with a file that a browser without scripts sends to be checked. */
const MAX_BODY_BYTES = 8 * 1024 * 1024 + MAX_CONTACT_BODY_BYTES

/** Such forms that are read at once: each is held in memory until it is checked. */
const MAX_AT_ONCE = 4

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Lets the form of `/verify` be larger than others; `sendPage` responds to it. */
export function acceptSentFiles(app: FastifyInstance, sendPage: Handler): void {
  let reading = 0
  app.post(PATHS.verify, {
    bodyLimit: MAX_BODY_BYTES,
    onRequest: async (request, reply) => {
      const isSmall = Number(request.headers['content-length']) <= MAX_CONTACT_BODY_BYTES
      if (isSmall) return
      if (reading >= MAX_AT_ONCE) return sendErrorPage(request, reply, 'unavailable')
      reading += 1
      reply.raw.once('close', () => {
        reading -= 1
      })
    },
    errorHandler: (error: FastifyError, request, reply) => {
      if (error.statusCode !== 413) throw error
      return sendErrorPage(request, reply, 'file_too_large')
    },
    handler: sendPage,
  })
}
