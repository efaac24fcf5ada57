import { createHash } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'

/** A file's name in addresses: lower-case letters, digits and hyphens, and a mark of its content. */
export function contentName(name: string, data: Uint8Array): string {
  const [extension = ''] = /\.[a-z\d]{1,5}$/i.exec(name) ?? []
  const base = name.slice(0, name.length - extension.length)
  const plain = base
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  const mark = createHash('sha256').update(data).digest('hex').slice(0, 10)
  return `${plain || 'file'}-${mark}${extension.toLowerCase()}`
}

/**
 * Names an upload by its content, so that an address never changes its meaning (it may be kept for
 * ever) and cannot be guessed before the document that shows it is public.
 */
export const nameByContent: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  if (isWrite && req.file?.data) req.file.name = contentName(req.file.name, req.file.data)
  return args
}
