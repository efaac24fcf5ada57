import type { BothLanguages } from '../../i18n/messages.ts'

const NOT_AT_YOUTUBE: BothLanguages = {
  en: 'The address must start with https://www.youtube.com/.',
  so: 'Ciwaanku waa inuu ka bilaabmaa https://www.youtube.com/.',
}

const YOUTUBE_HOSTS = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be']

/** What is wrong with a video's address; `undefined` for an empty one and for one at YouTube. */
export function videoAddressProblem(address: string | null | undefined): BothLanguages | undefined {
  if (!address) return undefined
  const url = URL.parse(address)
  const isAtYouTube = url?.protocol === 'https:' && YOUTUBE_HOSTS.includes(url.hostname)
  return isAtYouTube ? undefined : NOT_AT_YOUTUBE
}
