import type { FastifyInstance } from 'fastify'
import { PATHS } from '../../app/paths/canonical-paths.ts'
import type { Env } from '../env/env.ts'
import { registerText } from './documents/register-text.ts'

/** How long before its end a start of the site warns about it. */
const WARNING_MS = 30 * 86_400_000

/**
 * Whom to tell about a vulnerability (RFC 9116): the operator's mailbox, and the contact form, which
 * there always is.
 */
export function securityText(
  siteUrl: string,
  { email, expires }: NonNullable<Env['securityText']>,
): string {
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
 * Serves the text at the RFC's path and at the older one, only if the operator has set the date on
 * which it expires. A date that moves by itself would claim that somebody reads the reports.
 */
export async function securityTextRoutes(app: FastifyInstance): Promise<void> {
  const { env, log } = app.services
  const { securityText: facts, settings } = env
  if (facts === undefined) return
  const { expires } = facts
  if (Date.parse(expires) - Date.now() < WARNING_MS) {
    log.warn(`security.txt ends on ${expires}: look at it, then set SECURITY_TXT_EXPIRES anew`)
  }
  const text = {
    contentType: 'text/plain; charset=utf-8',
    write: () => securityText(settings.siteUrl, facts),
  }
  for (const path of ['/.well-known/security.txt', '/security.txt']) registerText(app, path, text)
}
