const HOSTS = ['www.youtube.com', 'youtube.com', 'm.youtube.com']

const PATH_WITH_ID = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/

/** The id of a video at YouTube by any of its `https:` addresses; `undefined` for any other text. */
export function youTubeId(address: string | null | undefined): string | undefined {
  const url = URL.parse(address?.trim() ?? '')
  if (url?.protocol !== 'https:' || url.username !== '') return undefined
  const { hostname, pathname, searchParams } = url
  const inPath = PATH_WITH_ID.exec(pathname)?.[1]
  const atHost = HOSTS.includes(hostname)
    ? (inPath ?? (pathname === '/watch' ? searchParams.get('v') : null))
    : null
  const found = hostname === 'youtu.be' ? pathname.slice(1) : atHost
  return found && /^[\w-]{11}$/.test(found) ? found : undefined
}
