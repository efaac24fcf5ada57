import { preferenceCookie } from '@gaashaan/http/preference-cookie'

/**
 * The cookies of a response that stores a reader's preference. Over HTTPS they also end an older one
 * without the prefix, which the proxy does not pass on, so that the site cannot see whether there is one.
 */
export function preferenceCookies(key: string, value: string, siteUrl: string): string[] {
  const isHttps = siteUrl.startsWith('https:')
  const cookie = preferenceCookie(key, value, isHttps)
  return isHttps ? [cookie, `${key}=; Path=/; Max-Age=0; Secure`] : [cookie]
}
