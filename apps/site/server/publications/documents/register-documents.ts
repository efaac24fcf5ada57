import type { FastifyInstance } from 'fastify'
import { registerCalendars } from '../calendars/register-calendars.ts'
import { registerFeeds } from '../feeds/register-feeds.ts'
import { registerSitemaps } from '../sitemaps/register-sitemaps.ts'
import { createDocumentCache } from './document-cache.ts'
import { registerFixed } from './register-fixed.ts'

type Parts = Parameters<typeof createDocumentCache>[0] & { readonly siteUrl: string }

/** What programs read besides the pages and the calls. */
export function registerDocuments(app: FastifyInstance, { siteUrl, ...parts }: Parts): void {
  const send = createDocumentCache(parts)
  registerFeeds(app, siteUrl, send)
  registerCalendars(app, siteUrl, send)
  registerSitemaps(app, siteUrl, send)
  registerFixed(app, siteUrl)
}
