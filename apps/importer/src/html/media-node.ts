import { fingerprint } from '../documents/fingerprint.ts'
import type { ImportedFile } from '../media/import-media.ts'

export interface MediaNode {
  type: string
  [key: string]: unknown
}

/** Id of a block in a text, in the form of Payload's own: 24 hexadecimal digits. */
export const blockId = (text: string) => fingerprint(text).slice(0, 24)

function block(blockType: string, fields: Readonly<Record<string, unknown>>): MediaNode {
  const id = blockId(JSON.stringify([blockType, fields]))
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: { id, blockName: '', blockType, ...fields },
  }
}

/**
 * A file in a text, as the editor has it: a picture with its caption, a PDF as an attachment with the
 * text of its link, a video clip.
 */
export function mediaNode({ id, kind }: ImportedFile, text: string): MediaNode {
  if (kind === 'file') return block('attachment', { file: id, ...(text && { title: text }) })
  if (kind === 'video') return block('video', { clip: id, ...(text && { caption: text }) })
  return {
    type: 'upload',
    version: 3,
    format: '',
    id: blockId(`picture ${id} ${text}`),
    relationTo: 'media',
    value: id,
    fields: text === '' ? {} : { caption: text },
  }
}
