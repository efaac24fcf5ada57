const YOUTUBE = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be']

/** What is wrong with a video's address; `undefined` for none given or one at YouTube. */
export function videoAddressProblem(address: string | null | undefined): string | undefined {
  if (!address) return undefined
  const url = URL.parse(address)
  const isAtYouTube = url?.protocol === 'https:' && YOUTUBE.includes(url.hostname)
  return isAtYouTube ? undefined : 'The address must start with https://www.youtube.com/.'
}
