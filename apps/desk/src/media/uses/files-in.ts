import type { Field } from 'payload'
import { TEXT_BLOCKS } from '../../collections/rich-text-blocks.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const toArray = (value: unknown): unknown[] => [value ?? []].flat()

/** The id of a related document, whether the relationship is an id or the document itself. */
function relatedId(related: unknown): number[] {
  const id = isObject(related) ? related.id : related
  return typeof id === 'number' ? [id] : []
}

/** Files in a row of a blocks field, or in a block of a rich text. */
function filesInBlock(
  blocks: readonly { readonly slug: string; readonly fields: Field[] }[],
  data: unknown,
): number[] {
  const block = isObject(data) && blocks.find(({ slug }) => slug === data.blockType)
  return block ? filesIn(block.fields, data) : []
}

/**
 * Files in a tree that names them as relationships, `{ relationTo: 'media', value }`, or in blocks,
 * `{ type: 'block', fields }`.
 */
function filesInTree(tree: unknown): number[] {
  if (Array.isArray(tree)) return tree.flatMap(filesInTree)
  if (!isObject(tree)) return []
  if (tree.relationTo === 'media') return relatedId(tree.value)
  if (tree.type === 'block' && isObject(tree.fields)) return filesInBlock(TEXT_BLOCKS, tree.fields)
  return Object.values(tree).flatMap(filesInTree)
}

/**
 * The ids of the files that a document uses, by the fields of its collection: in uploads, relationships and
 * rich texts. An id can occur more than once.
 */
export function filesIn(fields: readonly Field[], data: unknown): number[] {
  if (!isObject(data)) return []
  return fields.flatMap((field): number[] => {
    switch (field.type) {
      case 'upload':
      case 'relationship':
        if (field.relationTo === 'media') return toArray(data[field.name]).flatMap(relatedId)
        return Array.isArray(field.relationTo) ? filesInTree(data[field.name]) : []
      case 'richText':
        return filesInTree(data[field.name])
      case 'array':
        return toArray(data[field.name]).flatMap((row) => filesIn(field.fields, row))
      case 'blocks':
        return toArray(data[field.name]).flatMap((row) => filesInBlock(field.blocks, row))
      case 'tabs':
        return field.tabs.flatMap((tab) =>
          filesIn(tab.fields, 'name' in tab && tab.name ? data[tab.name] : data),
        )
      default:
        if (!('fields' in field)) return []
        return filesIn(field.fields, 'name' in field && field.name ? data[field.name] : data)
    }
  })
}
