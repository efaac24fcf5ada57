import type { Payload } from 'payload'
import { openPreview } from '../../collections/preview-links/open-preview.ts'
import { attachedFiles } from '../uses/attached-files.ts'
import { filesIn } from '../uses/files-in.ts'

/**
 * Whether the holder of a preview token may read a media file: the working copy that the token opens uses
 * it, or uses a video to which it belongs.
 */
export async function canPreview(desk: Payload, token: string, file: number): Promise<boolean> {
  const preview = await openPreview(desk, token)
  if (!preview) return false
  const post = await desk.findByID({
    collection: 'posts',
    id: preview.post,
    draft: true,
    depth: 0,
    disableErrors: true,
  })
  const files = filesIn(desk.collections.posts.config.fields, post)
  if (files.includes(file)) return true
  const attached = await attachedFiles(desk)
  return files.some((id) => attached.get(id)?.files.includes(file))
}
