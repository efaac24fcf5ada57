import type { DataContext } from '../../components/structured-data/structured-data.tsx'
import type { VideoView } from '../../components/video-card/present-video.ts'
import { type VideoSource, videoLink } from '../../news/video-source.ts'

/** A duration such as `4:12` in ISO 8601: `PT4M12S`. */
function isoDuration(clock: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = clock.split(':').map(Number).toReversed()
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`
}

/** Where a video is: its file, its player, or the page of another host, which may be neither. */
function addressData(source: VideoSource, siteUrl: string) {
  if (source.kind === 'file') return { contentUrl: new URL(source.url, siteUrl).href }
  const url = videoLink(source)
  if (source.kind === 'elsewhere') return { url }
  return { url, embedUrl: `https://www.youtube-nocookie.com/embed/${source.id}` }
}

function videoData({ title, source, picture, day, duration }: VideoView, siteUrl: string) {
  return {
    '@type': 'VideoObject',
    name: title,
    description: title,
    thumbnailUrl: picture && new URL(picture.url, siteUrl).href,
    uploadDate: day,
    ...(duration && { duration: isoDuration(duration) }),
    ...addressData(source, siteUrl),
    publisher: { '@type': 'GovernmentOrganization', '@id': `${siteUrl}/#ministry` },
  }
}

/** The videos of a page as schema.org's VideoObject, which requires a picture and a title. */
export function videosData(videos: readonly VideoView[], { settings }: DataContext) {
  const complete = videos.filter(({ picture, title }) => picture !== undefined && title !== '')
  return { '@graph': complete.map((video) => videoData(video, settings.siteUrl)) }
}
