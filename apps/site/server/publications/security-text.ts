import type { FastifyInstance } from 'fastify'
import { PATHS } from '../../app/paths/canonical-paths.ts'
import type { Env } from '../env/env.ts'
import { sendBody } from '../http/send-body.ts'

type Said = NonNullable<Env['securityText']>

/** Milliseconds before its end from which a start of the site warns of it. */
const MIN_LEFT_MS = 30 * 86_400_000

/**
 * Where those who have found a weakness learn whom to tell (RFC 9116): the operator's own address, and
 * the contact form, which is there in any case.
 */
export function securityText(siteUrl: string, { email, expires }: Said): string {
  return [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${siteUrl}${PATHS.contact}?department=security`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: so, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${PATHS.security}`,
    '',
  ].join('\n')
}

/**
 * At the address that the RFC names, and at the older one, until the day that a person has set: a date
 * that moves by itself would say that somebody reads what is told there. Without that day nothing is.
 */
export async function securityTextRoutes(app: FastifyInstance): Promise<void> {
  const { env, log } = app.services
  const { securityText: said, settings } = env
  if (said === undefined) return
  if (Date.parse(said.expires) - Date.now() < MIN_LEFT_MS) {
    log.warn(`security.txt ends on ${said.expires}: look at it, then set SECURITY_TXT_EXPIRES anew`)
  }
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    app.get(path, (request, reply) =>
      sendBody(request, reply, {
        status: 200,
        contentType: 'text/plain; charset=utf-8',
        body: Buffer.from(securityText(settings.siteUrl, said)),
        cacheControl: 'public, max-age=3600',
      }),
    )
  }
}
