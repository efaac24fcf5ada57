import type { Field } from 'payload'
import { TEXT_BLOCKS } from '../../collections/rich-text-blocks.ts'

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

/** The number of a related document, whether the relation is the number or the document itself. */
function numberOf(related: unknown): number[] {
  const id =
    typeof related === 'object' && related !== null ? (related as { id?: unknown }).id : related
  return typeof id === 'number' ? [id] : []
}

/** Files in a block that stands in a rich text, which names them by their numbers alone. */
function filesInBlock(data: object): number[] {
  const { blockType } = data as { blockType?: unknown }
  const block = TEXT_BLOCKS.find(({ slug }) => slug === blockType)
  return block ? filesIn(block.fields, data) : []
}

/**
 * Files in a tree of data that names them as relations, `{ relationTo: 'media', value }`, or in
 * blocks, `{ type: 'block', fields }`.
 */
function filesInTree(tree: unknown): number[] {
  if (Array.isArray(tree)) return tree.flatMap(filesInTree)
  if (typeof tree !== 'object' || tree === null) return []
  const { relationTo, value, type, fields } = tree as Readonly<Record<string, unknown>>
  if (relationTo === 'media') return numberOf(value)
  if (type === 'block' && typeof fields === 'object' && fields !== null) return filesInBlock(fields)
  return Object.values(tree).flatMap(filesInTree)
}

function filesInRelation(relationTo: unknown, value: unknown): number[] {
  if (relationTo === 'media') return asList(value).flatMap(numberOf)
  return Array.isArray(relationTo) ? filesInTree(value) : []
}

/**
 * The numbers of the files that a document uses, by the fields of its collection: uploads, relations
 * and what stands in its rich texts. A file may come more than once.
 */
export function filesIn(fields: readonly Field[], data: unknown): number[] {
  if (typeof data !== 'object' || data === null) return []
  const values = data as Readonly<Record<string, unknown>>
  return fields.flatMap((field): number[] => {
    switch (field.type) {
      case 'upload':
      case 'relationship':
        return filesInRelation(field.relationTo, values[field.name])
      case 'richText':
        return filesInTree(values[field.name])
      case 'array':
        return asList(values[field.name]).flatMap((row) => filesIn(field.fields, row))
      case 'blocks':
        return asList(values[field.name]).flatMap((row) => {
          const block = field.blocks.find(
            ({ slug }) => slug === (row as { blockType: string }).blockType,
          )
          return block ? filesIn(block.fields, row) : []
        })
      case 'tabs':
        return field.tabs.flatMap((tab) =>
          filesIn(tab.fields, 'name' in tab && tab.name ? values[tab.name] : values),
        )
      default:
        if (!('fields' in field)) return []
        return filesIn(field.fields, 'name' in field && field.name ? values[field.name] : values)
    }
  })
}
