import type { CollectionConfig, GlobalConfig } from 'payload'

type Verb = 'created' | 'changed' | 'drafted' | 'deleted'

/** How the documents of a collection, or a global, are written down; in its `custom.audit`. */
export interface AuditSettings {
  /** What one is called in an action, as in `account.changed`. */
  readonly thing?: string
  /** What people call a document; never what must be forgotten one day. */
  readonly heading?: (doc: Readonly<Record<string, unknown>>) => string
  /** Deeds that another piece writes down with more to say. */
  readonly elsewhere?: readonly (Verb | 'published')[]
}

/** Names of things that are not their collection's without the last letter. */
const NAMES: Readonly<Record<string, string>> = {
  media: 'media',
  users: 'account',
  subcategories: 'subcategory',
}

/** Deeds of collections that are written down where they happen. */
const ELSEWHERE: Readonly<Record<string, AuditSettings['elsewhere']>> = {
  posts: ['published'],
}

type Entity = Pick<CollectionConfig | GlobalConfig, 'slug' | 'custom'>

function settingsOf({ custom }: Entity): AuditSettings {
  return (custom?.audit as AuditSettings | undefined) ?? {}
}

/** What a document of a collection, or a global, is called in an action. */
export function subjectOf(entity: Entity): string {
  return settingsOf(entity).thing ?? NAMES[entity.slug] ?? entity.slug.replace(/s$/, '')
}

export function isElsewhere(entity: Entity, verb: Verb | 'published'): boolean {
  const elsewhere = settingsOf(entity).elsewhere ?? ELSEWHERE[entity.slug] ?? []
  return elsewhere.includes(verb)
}

/** What people call a document: its own heading, the first title it has, its file, its address. */
export function headingOf(entity: Entity, doc: Readonly<Record<string, unknown>>): string {
  const own = settingsOf(entity).heading
  if (own) return own(doc)
  const [so, en] = [doc.so, doc.en].map((text) => (text ?? {}) as Record<string, unknown>)
  const candidates = [
    doc.heading,
    so?.title,
    en?.title,
    so?.name,
    en?.name,
    doc.nameSo,
    doc.nameEn,
    doc.title,
    doc.filename,
    doc.email,
    doc.name,
  ]
  const found = candidates.find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof found === 'string' ? found.slice(0, 200) : ''
}
