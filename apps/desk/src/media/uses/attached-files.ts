import type { Payload } from 'payload'
import { filesIn } from './files-in.ts'

/** What comes with a file of the media, such as the captions of a video, by the file's number. */
export async function attachedFiles(
  desk: Payload,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { docs } = await desk.find({
    collection: 'media',
    where: { mimeType: { like: 'video/' } },
    select: { poster: true, captionsSo: true, captionsEn: true },
    depth: 0,
    limit: 0,
    pagination: false,
  })
  const { fields } = desk.collections.media.config
  return new Map(docs.map((doc) => [doc.id, filesIn(fields, doc)]))
}
