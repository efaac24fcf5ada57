import type { CacheTag } from '@gaashaan/contract'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { DOCUMENT_TAGS } from '../content-version/document-tags.ts'
import { type LinkedCollection, linksIn } from '../links/links-in.ts'
import { filesIn } from '../media/uses/files-in.ts'

type Document = Readonly<Record<string, unknown>>

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null

const mediaTags = (ids: readonly number[]) => ids.map((id): CacheTag => `media:${id}`)

/** The documents that the links of both languages' texts refer to. */
function linkTags(doc: Document): CacheTag[] {
  return Object.values(LANGUAGE_GROUP).flatMap((group) => {
    const text = doc[group]
    if (!isDocument(text)) return []
    return linksIn([text.content, text.description]).flatMap(({ reference }) =>
      reference ? [DOCUMENT_TAGS[reference.collection](reference.id)] : [],
    )
  })
}

function subcategoryTags({ subcategory }: Document): CacheTag[] {
  const id = isDocument(subcategory) ? subcategory.id : subcategory
  return typeof id === 'number' ? [`subcategory:${id}`] : []
}

/** The files of a document, and those that belong to its video, such as captions. */
function fileTags(desk: Payload, collection: CollectionSlug, doc: Document): CacheTag[] {
  const { collections } = desk
  const files = filesIn(collections[collection].config.fields, doc)
  return mediaTags([...files, ...filesIn(collections.media.config.fields, doc.video)])
}

/** Adds the cache tags of everything that some documents refer to. */
export function addReferenceTags(
  tags: Set<CacheTag>,
  desk: Payload,
  collection: LinkedCollection,
  docs: readonly object[],
): void {
  for (const doc of docs as readonly Document[]) {
    const references = [
      ...fileTags(desk, collection, doc),
      ...subcategoryTags(doc),
      ...linkTags(doc),
    ]
    for (const tag of references) tags.add(tag)
  }
}

/** Adds the cache tags of the files of a global. */
export function addGlobalFileTags(
  tags: Set<CacheTag>,
  desk: Payload,
  slug: GlobalSlug,
  doc: object | undefined,
): void {
  const global = desk.globals.config.find((config) => config.slug === slug)
  for (const tag of mediaTags(filesIn(global?.fields ?? [], doc))) tags.add(tag)
}
