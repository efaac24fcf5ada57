import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { attachedFiles } from './attached-files.ts'
import { filesIn } from './files-in.ts'
import { MEDIA_USERS } from './media-users.ts'
import { createUseIndex, type Uses } from './use-index.ts'

/** A document that uses a file: in what readers have, or in what is being written. */
export interface FileUse {
  /** Where the desk's screens show it: `/collections/posts/12`, `/globals/contact`. */
  readonly at: string
  readonly heading: string
  readonly isPublic: boolean
}

interface Index {
  readonly collection: CollectionSlug
  readonly isPublic: boolean
  readonly usesOf: () => Promise<Uses>
}

const indexes = new WeakMap<Payload, readonly Index[]>()

function indexesOf(desk: Payload): readonly Index[] {
  const known = indexes.get(desk)
  if (known) return known
  const made = Object.entries(MEDIA_USERS.collections).flatMap(([slug, visible]): Index[] => {
    const collection = slug as CollectionSlug
    const everything = (draft: boolean) => createUseIndex(desk, collection, draft, (doc) => doc)
    return [
      { collection, isPublic: true, usesOf: createUseIndex(desk, collection, false, visible) },
      { collection, isPublic: false, usesOf: everything(false) },
      { collection, isPublic: false, usesOf: everything(true) },
    ]
  })
  indexes.set(desk, made)
  return made
}

async function headings(desk: Payload, collection: CollectionSlug, ids: readonly number[]) {
  const title = desk.collections[collection].config.admin.useAsTitle ?? 'id'
  const { docs } = await desk.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    limit: 0,
    pagination: false,
  })
  const rows = docs as unknown as Readonly<Record<string, unknown>>[]
  return new Map(rows.map((doc) => [doc.id as number, String(doc[title] ?? '')]))
}

async function globalsWith(desk: Payload, file: number): Promise<FileUse[]> {
  const uses = await Promise.all(
    Object.entries(MEDIA_USERS.globals).map(async ([slug, visible]): Promise<FileUse[]> => {
      const doc = await desk.findGlobal({ slug: slug as GlobalSlug, depth: 0 })
      const fields = desk.globals.config.find((global) => global.slug === slug)?.fields ?? []
      if (!filesIn(fields, doc).includes(file)) return []
      const shown = visible(doc as unknown as Record<string, unknown>)
      const isPublic = filesIn(fields, shown).includes(file)
      return [{ at: `/globals/${slug}`, heading: slug, isPublic }]
    }),
  )
  return uses.flat()
}

/** Everything that uses a file, drafts included, each document once. */
export async function usesOfFile(desk: Payload, file: number): Promise<FileUse[]> {
  const found = new Map<CollectionSlug, Map<number, boolean>>()
  const add = (collection: CollectionSlug, id: number, isPublic: boolean) => {
    const ids = found.get(collection) ?? new Map<number, boolean>()
    ids.set(id, isPublic || (ids.get(id) ?? false))
    found.set(collection, ids)
  }
  for (const { collection, isPublic, usesOf } of indexesOf(desk)) {
    for (const [id, { files }] of await usesOf()) {
      if (files.includes(file)) add(collection, id, isPublic)
    }
  }
  for (const [id, files] of await attachedFiles(desk)) {
    if (files.includes(file)) add('media', id, false)
  }
  const lists = [...found].map(async ([collection, ids]) => {
    const names = await headings(desk, collection, [...ids.keys()])
    return [...ids].map(([id, isPublic]) => ({
      at: `/collections/${collection}/${id}`,
      heading: names.get(id) ?? '',
      isPublic,
    }))
  })
  return [...(await Promise.all(lists)).flat(), ...(await globalsWith(desk, file))]
}
