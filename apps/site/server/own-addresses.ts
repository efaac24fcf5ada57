/**
 * A JSON value with the API host's own addresses as paths: `https://api.example/base/media/a.jpg`
 * becomes `/media/a.jpg`, as a whole text and within the quotes of HTML. Pages then never learn
 * where the API host is, and a reader's browser never asks it.
 */
export function withoutApiHost(json: string, apiBaseUrl: string): unknown {
  const base = `${apiBaseUrl}/`
  return JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'string' || !value.includes(base)) return value
    if (value.startsWith(base)) return value.slice(apiBaseUrl.length)
    return value.replaceAll(`"${base}`, '"/').replaceAll(`'${base}`, "'/")
  })
}
