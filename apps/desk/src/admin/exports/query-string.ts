/** Values as the query of a URL, nested as Payload parses it: `where[state][equals]=new`. */
export function toQueryString(values: unknown, path = ''): string {
  if (values === undefined || values === null || values === '') return ''
  if (typeof values !== 'object')
    return `${encodeURIComponent(path)}=${encodeURIComponent(String(values))}`
  return Object.entries(values)
    .map(([key, value]) => toQueryString(value, path === '' ? key : `${path}[${key}]`))
    .filter((text) => text !== '')
    .join('&')
}
