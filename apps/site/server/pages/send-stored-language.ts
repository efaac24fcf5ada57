import type { FastifyReply, FastifyRequest } from 'fastify'
import { type LanguageToStore, languageCookie } from './request-language.ts'

/** Whether a page of another site led here, as far as the browser tells (Fetch Metadata). */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}

/**
 * Stores a language for who followed the switch, and leads on to the address that only names it, so
 * that what a reader passes on stores nothing. The query alone is a whole reference: no path that a
 * reader made up can lead to another host.
 */
export function sendStoredLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, search }: LanguageToStore,
  siteUrl: string,
): FastifyReply {
  if (!isFromElsewhere(request)) reply.header('set-cookie', languageCookie(language, siteUrl))
  return reply.code(303).headers({ location: search, 'cache-control': 'no-store' }).send()
}
