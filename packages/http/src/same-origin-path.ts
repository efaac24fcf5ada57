/**
 * The path and query of a URL at `origin`; `undefined` for every other URL. A path that leads to another
 * host when it is resolved again is `undefined` too: `/.//x.example` becomes `//x.example`.
 */
export function sameOriginPath(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined
  const parsed = new URL(url, origin)
  const path = parsed.pathname + parsed.search
  return parsed.origin === origin && !path.startsWith('//') ? path : undefined
}
