import type { FastifyInstance } from 'fastify'
import { registerCalendars } from './calendars/register-calendars.ts'
import { createDocumentCache } from './documents/document-cache.ts'
import { registerFixed } from './documents/register-fixed.ts'
import { registerFeeds } from './feeds/register-feeds.ts'
import { securityTextRoutes } from './security-text.ts'
import { registerSitemaps } from './sitemaps/register-sitemaps.ts'

/** What programs read besides the pages and the calls. */
export async function publicationRoutes(app: FastifyInstance): Promise<void> {
  const { siteUrl } = app.services.env.settings
  const send = createDocumentCache(app.services)
  registerFeeds(app, siteUrl, send)
  registerCalendars(app, siteUrl, send)
  registerSitemaps(app, siteUrl, send)
  registerFixed(app, siteUrl)
  await securityTextRoutes(app)
}
