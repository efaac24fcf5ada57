import { liveResponse, readyResponse } from '@gaashaan/runtime/health'
import type { FastifyInstance } from 'fastify'

/** `/livez` and `/readyz` on the site's own port, for a load balancer. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  app.get('/livez', async (_request, reply) => {
    const { status, headers, body } = liveResponse()
    return reply.code(status).headers(headers).send(body)
  })
  app.get('/readyz', async (_request, reply) => {
    const { status, headers, body } = await readyResponse(app.services.checkReadiness)
    return reply.code(status).headers(headers).send(body)
  })
}
