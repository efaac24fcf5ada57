import { proxiedImagePath } from '../media/image-hosts.ts'

/**
 * A JSON value with the API host's own addresses as paths: `https://api.example/base/media/a.jpg`
 * becomes `/media/a.jpg`, as a whole text and within the quotes of HTML. Pages then never learn
 * where the API host is, and a reader's browser never asks it. Pictures of the hosts that the operator
 * names become paths that the site passes on.
 */
export function stripApiHost(
  json: string,
  apiBaseUrl: string,
  pictureHosts: readonly string[] = [],
): unknown {
  const base = `${apiBaseUrl}/`
  return JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'string') return value
    if (!value.includes(base)) return proxiedImagePath(value, pictureHosts) ?? value
    if (value.startsWith(base)) return value.slice(apiBaseUrl.length)
    return value.replaceAll(`"${base}`, '"/').replaceAll(`'${base}`, "'/")
  })
}
