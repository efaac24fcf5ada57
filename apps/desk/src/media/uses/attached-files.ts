import type { Payload } from 'payload'
import { filesIn } from './files-in.ts'

/** The files attached to each video, such as its captions, and the video's name; by the videos' ids. */
export async function attachedFiles(desk: Payload) {
  const { docs } = await desk.find({
    collection: 'media',
    where: { mimeType: { like: 'video/' } },
    select: { poster: true, captionsSo: true, captionsEn: true, givenName: true },
    depth: 0,
    limit: 0,
    pagination: false,
  })
  const { fields } = desk.collections.media.config
  return new Map(
    docs.map((doc) => [doc.id, { files: filesIn(fields, doc), heading: doc.givenName ?? '' }]),
  )
}
