/** The path and query of a page, as React Router's location has them. */
export interface PageLocation {
  readonly pathname: string
  readonly search: string
}

/** The path of a page with some of its query keys changed, or removed where the value is `undefined`. */
export function queryPath(
  { pathname, search }: PageLocation,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const params = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    params.delete(key)
    if (value !== undefined) params.set(key, value)
  }
  const query = params.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
