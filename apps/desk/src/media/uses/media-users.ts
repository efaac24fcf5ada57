import type { CollectionSlug, GlobalSlug } from 'payload'
import { GROUP_LABEL, type LanguageGroup } from '../../collections/language-fields.ts'
import type { Leader, Post } from '../../payload-types.ts'

/** A document read with depth 0: its relationships are ids. */
type Document = Readonly<Record<string, unknown>>

/**
 * The part of a document's main row that readers can see: the document without its non-public groups;
 * `undefined` if they see none of it.
 */
export type VisiblePart = (doc: Document) => Document | undefined

const visibleOperation: VisiblePart = (doc) => (doc._status === 'draft' ? undefined : doc)

function withPublicGroups(doc: Document, isPublic: (group: LanguageGroup) => boolean) {
  if (doc._status !== 'published') return undefined
  const groups = Object.keys(GROUP_LABEL) as LanguageGroup[]
  const hidden = groups.filter((group) => !isPublic(group))
  if (hidden.length === groups.length) return undefined
  return { ...doc, ...Object.fromEntries(hidden.map((group) => [group, undefined])) }
}

/** Readers can still read a withdrawn text, with the reason, and so its files stay public. */
const visiblePost: VisiblePart = (doc) =>
  withPublicGroups(doc, (group) => {
    const state = (doc as unknown as Post)[group]?.state
    return state === 'public' || state === 'withdrawn'
  })

const visibleLeader: VisiblePart = (doc) =>
  doc.heldUntil
    ? undefined
    : withPublicGroups(doc, (group) => (doc as unknown as Leader)[group]?.public === true)

/**
 * Everything that can use a media file. Files used elsewhere are neither public nor protected from
 * deletion. Within these collections and globals, `filesIn` finds the fields.
 */
export const MEDIA_USERS: {
  readonly collections: readonly (readonly [CollectionSlug, VisiblePart])[]
  /** Globals have no drafts: readers can see all their files. */
  readonly globals: readonly GlobalSlug[]
} = {
  collections: [
    ['posts', visiblePost],
    ['operations', visibleOperation],
    ['leaders', visibleLeader],
  ],
  globals: ['banners', 'partners'],
}
