import type { CollectionConfig, GlobalConfig } from 'payload'
import type { User } from '../payload-types.ts'

type Verb = 'created' | 'changed' | 'drafted' | 'deleted' | 'published'

/** How the audit records the documents of a collection, or a global; in its `custom.audit`. */
export interface AuditSettings {
  /** The first half of an action, as in `account.changed`. */
  readonly subject?: string
  /** What people call a document; never data that must be deleted one day. */
  readonly heading?: (doc: Readonly<Record<string, unknown>>) => string
  /** Events that other code records with more detail. */
  readonly recordedElsewhere?: readonly Verb[]
}

/** Subjects that are not the collection's slug without its last letter. */
const SUBJECTS: Readonly<Record<string, string>> = {
  media: 'media',
  users: 'account',
  subcategories: 'subcategory',
}

/** Events that a collection's own code records. */
const RECORDED_ELSEWHERE: Readonly<Record<string, readonly Verb[]>> = {
  posts: ['published'],
}

type Entity = Pick<CollectionConfig | GlobalConfig, 'slug' | 'custom'>

function auditSettings({ custom }: Entity): AuditSettings {
  return (custom?.audit as AuditSettings | undefined) ?? {}
}

/** What a document of a collection, or a global, is called in an action. */
export function subjectOf(entity: Entity): string {
  return auditSettings(entity).subject ?? SUBJECTS[entity.slug] ?? entity.slug.replace(/s$/, '')
}

export function isRecordedElsewhere(entity: Entity, verb: Verb): boolean {
  const verbs = auditSettings(entity).recordedElsewhere ?? RECORDED_ELSEWHERE[entity.slug]
  return verbs?.includes(verb) ?? false
}

/** How an audit event names an account. */
export const accountSubject = ({ id, email }: Pick<User, 'id' | 'email'>) =>
  ({ collection: 'users', document: id, heading: email }) as const

/** What people call a document: its heading, its first title or name, its file or its e-mail address. */
export function documentHeading(entity: Entity, doc: Readonly<Record<string, unknown>>): string {
  const { heading } = auditSettings(entity)
  if (heading) return heading(doc)
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
  const text = candidates.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof text === 'string' ? text.slice(0, 200) : ''
}
