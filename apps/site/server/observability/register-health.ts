import { type Checks, healthResponse } from '@gaashaan/runtime/health'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/readyz` looks at. */
    readonly look: () => Promise<Checks>
  }
}

/** `/livez` and `/readyz` on the site's own port, for who stands before it; not for readers. */
export function registerHealth(app: FastifyInstance, look: () => Promise<Checks>): void {
  app.decorate('look', look)
  for (const url of ['/livez', '/readyz']) {
    app.get(url, async (_request, reply) => {
      const health = await healthResponse(url, look)
      return reply
        .code(health?.status ?? 404)
        .headers(health?.headers ?? {})
        .send(health?.body)
    })
  }
}
