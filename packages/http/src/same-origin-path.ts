/**
 * The path and query of an address that leads to a page of `origin` itself; `undefined` for every
 * other. Resolving an address can make a path of it that leads to another host when it is resolved once
 * more: `/.//x.example` becomes `//x.example`.
 */
export function sameOriginPath(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  const { pathname, search } = url
  return url.origin === origin && !pathname.startsWith('//') ? pathname + search : undefined
}
