const HOSTS = ['www.youtube.com', 'youtube.com', 'm.youtube.com']

const PATH_WITH_ID = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/

/** The id of a YouTube video from any of its `https:` URLs; `undefined` for any other text. */
export function youTubeId(text: string | null | undefined): string | undefined {
  const url = URL.parse(text?.trim() ?? '')
  if (url?.protocol !== 'https:' || url.username !== '') return undefined
  const { hostname, pathname, searchParams } = url
  let id: string | null | undefined
  if (hostname === 'youtu.be') id = pathname.slice(1)
  else if (!HOSTS.includes(hostname)) return undefined
  else if (pathname === '/watch') id = searchParams.get('v')
  else id = PATH_WITH_ID.exec(pathname)?.[1]
  return id && /^[\w-]{11}$/.test(id) ? id : undefined
}
