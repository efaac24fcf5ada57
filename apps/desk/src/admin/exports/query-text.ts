/** Values as an address's query, nested as Payload reads it: `where[state][equals]=new`. */
export function queryText(values: unknown, path = ''): string {
  if (values === undefined || values === null || values === '') return ''
  if (typeof values !== 'object')
    return `${encodeURIComponent(path)}=${encodeURIComponent(String(values))}`
  return Object.entries(values)
    .map(([key, value]) => queryText(value, path === '' ? key : `${path}[${key}]`))
    .filter((text) => text !== '')
    .join('&')
}
