import type { Payload } from 'payload'
import { openPreview } from '../../collections/preview-links/open-preview.ts'
import { attachedFiles } from '../uses/attached-files.ts'
import { filesIn } from '../uses/files-in.ts'

/**
 * Whether someone who holds the token of a preview may see a file of the media: when the working copy
 * that the token opens shows it, or it belongs to a video there.
 */
export async function mayPreview(desk: Payload, token: string, file: number): Promise<boolean> {
  const open = await openPreview(desk, token)
  if (!open) return false
  const post = await desk.findByID({
    collection: 'posts',
    id: open.post,
    draft: true,
    depth: 0,
    disableErrors: true,
  })
  const files = filesIn(desk.collections.posts.config.fields, post)
  if (files.includes(file)) return true
  const beside = await attachedFiles(desk)
  return files.some((each) => beside.get(each)?.includes(file))
}
