import type { Language, SiteSettings } from '@gaashaan/contract'
import { call } from './call.ts'
import type { Transport } from './transport.ts'

/**
 * What the ministry has changed of what stands around its articles. Nothing where the host has no
 * such call, or fails to answer: the site's own words, addresses and pictures stand there then.
 */
export async function siteSettings(
  transport: Transport,
  language: Language,
): Promise<SiteSettings> {
  const called = await call(transport, 'siteSettings', { language })
  return called.state === 'loaded' ? called.data : {}
}
