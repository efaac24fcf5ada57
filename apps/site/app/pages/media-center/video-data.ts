import type { DataPlace } from '../../components/structured-data/structured-data.tsx'
import type { VideoView } from '../../components/video-card/present-video.ts'
import { videoLink } from '../../news/video-source.ts'

/** A clock's `4:12` as an ISO 8601 duration, `PT4M12S`. */
function isoDuration(clock: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = clock.split(':').map(Number).toReversed()
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`
}

function oneVideo({ title, source, picture, day, duration }: VideoView, siteUrl: string) {
  return {
    '@type': 'VideoObject',
    name: title,
    description: title,
    thumbnailUrl: picture && new URL(picture.url, siteUrl).href,
    uploadDate: day,
    ...(duration && { duration: isoDuration(duration) }),
    ...(source.kind === 'youtube'
      ? { embedUrl: `https://www.youtube-nocookie.com/embed/${source.id}`, url: videoLink(source) }
      : { contentUrl: new URL(source.url, siteUrl).href }),
    publisher: { '@type': 'GovernmentOrganization', '@id': `${siteUrl}/#ministry` },
  }
}

/** The videos of a page as schema.org's VideoObject: those with the picture that it asks for. */
export function videosData(videos: readonly VideoView[], { settings }: DataPlace) {
  const shown = videos.filter(({ picture, title }) => picture !== undefined && title !== '')
  return { '@graph': shown.map((video) => oneVideo(video, settings.siteUrl)) }
}
