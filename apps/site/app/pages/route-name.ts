/**
 * The page of a route, found by the route's own path without its final parameter. One route module
 * serves all the pages of `names`.
 */
export function nameOfRoute<Name extends string>(
  names: readonly Name[],
  paths: Readonly<Record<Name, string>>,
  pattern: string,
): Name {
  const path = `/${pattern.replace(/^\/+/, '')}`.replace(/\/:\w+\?$/, '')
  const name = names.find((candidate) => paths[candidate] === path)
  if (name === undefined) throw new Error(`no page has the path ${pattern}`)
  return name
}
