import { healthResponse } from '@gaashaan/runtime/health'
import type { FastifyInstance } from 'fastify'

/** `/livez` and `/readyz` on the site's own port, for who stands before it; not for readers. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  for (const url of ['/livez', '/readyz']) {
    app.get(url, async (_request, reply) => {
      const health = await healthResponse(url, app.services.checkReadiness)
      return reply
        .code(health?.status ?? 404)
        .headers(health?.headers ?? {})
        .send(health?.body)
    })
  }
}
