import type { Language, Policies, SiteSettings } from '@gaashaan/contract'
import { call } from './call.ts'
import type { Transport } from './transport.ts'

/**
 * The ministry's changes to what surrounds its articles. It is empty where the host has no such call
 * or fails to respond: the site then uses its own texts, addresses and pictures.
 */
export async function siteSettings(
  transport: Transport,
  language: Language,
): Promise<SiteSettings> {
  const result = await call(transport, 'siteSettings', { language })
  return result.state === 'loaded' ? result.data : {}
}

/** The policies that the ministry has changed; the site's own texts stand in for the others. */
export async function policies(transport: Transport, language: Language): Promise<Policies> {
  const result = await call(transport, 'policies', { language })
  return result.state === 'loaded' ? result.data : {}
}
