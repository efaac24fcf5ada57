import type { CollectionSlug, GlobalSlug } from 'payload'
import { GROUP_LABEL, type LanguageGroup } from '../../collections/language-fields.ts'
import type { Leader, Post } from '../../payload-types.ts'

/** A document, as deep as its own rows: relations are numbers. */
type Document = Readonly<Record<string, unknown>>

/**
 * What readers have of a document's main row: the document, without the groups that are not public,
 * or nothing of it.
 */
export type Visible = (doc: Document) => Document | undefined

const isPublished: Visible = (doc) => (doc._status === 'draft' ? undefined : doc)

/** The document without its groups that are not public; nothing where none is. */
function withPublicGroups(doc: Document, isPublic: (group: LanguageGroup) => boolean) {
  if (doc._status !== 'published') return undefined
  const groups = Object.keys(GROUP_LABEL) as LanguageGroup[]
  const hidden = groups.filter((group) => !isPublic(group))
  if (hidden.length === groups.length) return undefined
  return { ...doc, ...Object.fromEntries(hidden.map((group) => [group, undefined])) }
}

/** A withdrawn text stays readable with its reason, and so does what it shows. */
const visiblePost: Visible = (doc) =>
  withPublicGroups(doc, (group) => {
    const state = (doc as unknown as Post)[group]?.state
    return state === 'public' || state === 'withdrawn'
  })

const visibleLeader: Visible = (doc) =>
  doc.heldUntil
    ? undefined
    : withPublicGroups(doc, (group) => (doc as unknown as Leader)[group]?.public === true)

/**
 * Everywhere that a file of the media can be used, and the only place that says so: a collection or
 * a global that is not named here makes no file public, and does not keep one from being deleted.
 * Upload fields, relations to `media` and uploads inside rich texts are found by themselves.
 */
export const MEDIA_USERS: {
  readonly collections: Partial<Readonly<Record<CollectionSlug, Visible>>>
  readonly globals: Partial<Readonly<Record<GlobalSlug, Visible>>>
} = {
  collections: { posts: visiblePost, operations: isPublished, leaders: visibleLeader },
  globals: { banners: (doc) => doc, partners: (doc) => doc },
}
