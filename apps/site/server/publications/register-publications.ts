import { openApi } from '@gaashaan/contract/open-api/open-api'
import type { FastifyInstance } from 'fastify'
import { JSON_TYPE } from '../http/send-body.ts'
import { registerCalendars } from './calendars/register-calendars.ts'
import { createDocumentCache } from './documents/document-cache.ts'
import { llmsText } from './documents/llms-text.ts'
import { registerText } from './documents/register-text.ts'
import { registerFeeds } from './feeds/register-feeds.ts'
import { registerPressReleasePdfs } from './press-release-pdfs.ts'
import { registerRemovedTexts } from './removed-texts.ts'
import { securityTextRoutes } from './security-text.ts'
import { registerSitemaps } from './sitemaps/register-sitemaps.ts'
import { registerLog } from './transparency-log/register-log.ts'

/** What programs read besides the pages and the calls. */
export async function publicationRoutes(app: FastifyInstance): Promise<void> {
  const { siteUrl } = app.services.env.settings
  const send = createDocumentCache(app.services)
  registerFeeds(app, siteUrl, send)
  registerCalendars(app, siteUrl, send)
  registerSitemaps(app, siteUrl, send)
  registerLog(app, send)
  registerRemovedTexts(app, send)
  registerPressReleasePdfs(app, send)
  registerText(app, '/api/openapi.json', {
    contentType: JSON_TYPE,
    write: () => JSON.stringify(openApi(siteUrl)),
    isCrossOrigin: true,
  })
  registerText(app, '/llms.txt', {
    contentType: 'text/plain; charset=utf-8',
    write: () => llmsText(siteUrl),
    isCrossOrigin: true,
  })
  await securityTextRoutes(app)
}
