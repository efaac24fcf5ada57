import { fingerprint } from '../documents/fingerprint.ts'
import type { ImportedFile } from '../media/import-media.ts'

export interface MediaNode {
  type: string
  [key: string]: unknown
}

/** Id of a block inside a text: Payload's own are 24 hexadecimal digits. */
export const blockId = (words: string) => fingerprint(words).slice(0, 24)

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
 * A file in a text, in the editor's form: a picture with its caption, a PDF as an attachment with
 * the words of its link, a clip that plays.
 */
export function mediaNode({ id, sort }: ImportedFile, words: string): MediaNode {
  if (sort === 'file') return block('attachment', { file: id, ...(words && { title: words }) })
  if (sort === 'video') return block('video', { clip: id, ...(words && { caption: words }) })
  const fields = words === '' ? {} : { caption: words }
  return {
    type: 'upload',
    version: 3,
    format: '',
    id: blockId(`picture ${id} ${words}`),
    relationTo: 'media',
    value: id,
    fields,
  }
}
