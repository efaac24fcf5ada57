import type { FastifyInstance } from 'fastify'
import { PATHS } from '../app/addresses.ts'
import type { Settings } from '../app/settings/settings.ts'
import { sendBody } from './send-body.ts'

/** Days for which what it says can be relied on: less than a year (RFC 9116 §2.5.5). */
const HOLDS_DAYS = 180

/** Where those who have found a weakness learn whom to tell (RFC 9116). */
export function securityText(settings: Settings, now: number): string {
  const { siteUrl, email } = settings
  // To the day, so that the text is the same all day long.
  const day = Math.floor(now / 86_400_000) + HOLDS_DAYS
  return [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}${PATHS.contact}`,
    `Expires: ${new Date(day * 86_400_000).toISOString()}`,
    'Preferred-Languages: so, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${PATHS.security}`,
    '',
  ].join('\n')
}

/** At the address that the RFC names, and at the older one. */
export function registerSecurityText(app: FastifyInstance, settings: Settings): void {
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    app.get(path, (request, reply) =>
      sendBody(request, reply, {
        status: 200,
        contentType: 'text/plain; charset=utf-8',
        body: Buffer.from(securityText(settings, Date.now())),
        cacheControl: 'public, max-age=3600',
      }),
    )
  }
}
