import { proxiedImagePath } from '../media/image-hosts.ts'

/**
 * Parses JSON and turns the API host's own URLs into paths: `https://api.example/base/media/a.jpg`
 * becomes `/media/a.jpg`, as a whole text and within quotes in HTML. Pages do not learn where the
 * API host is, and browsers do not request it. Image URLs of `pictureHosts` become paths of the
 * site's image proxy.
 */
export function stripApiHost(
  json: string,
  apiBaseUrl: string,
  pictureHosts: readonly string[],
): unknown {
  const base = `${apiBaseUrl}/`
  return JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'string') return value
    if (!value.includes(base)) return proxiedImagePath(value, pictureHosts) ?? value
    if (value.startsWith(base)) return value.slice(apiBaseUrl.length)
    return value.replaceAll(`"${base}`, '"/').replaceAll(`'${base}`, "'/")
  })
}
