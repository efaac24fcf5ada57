import { createHash } from 'node:crypto'
import type { Language, Leader, Operation, Post } from '@gaashaan/contract'
import { plainText } from '../../../app/html/clean-html.server.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { PATHS } from '../../../app/paths/canonical-paths.ts'
import { operationPath } from '../../../app/paths/operation-path.ts'
import type { IndexDocument } from '../index-document.ts'
import type { PostList } from './post-lists.ts'

/** A mark of what is given, which changes whenever that does. */
export function fingerprintOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
}

export const postKey = (id: number) => `post ${id}`

/**
 * What shows that a post has changed without reading its text: a host that leaves the text out tells
 * when it was changed. Another host sends the text, which then counts.
 */
export function postFingerprint(post: Post): string {
  const { title, created_at, updated_at, changed_at, subcategory_name, content } = post
  const told = updated_at ?? content
  return fingerprintOf(title, created_at, told, changed_at, subcategory_name)
}

export function postDocument(post: Post, { name, language, kind }: PostList): IndexDocument {
  return {
    language,
    key: postKey(post.id),
    list: name,
    kind,
    title: post.title,
    body: [plainText(post.content ?? ''), post.reference ?? ''].join(' ').trim(),
    path: articlePath(post),
    date: post.created_at,
    subcategory: post.subcategory_name?.trim() || undefined,
    stamp: postFingerprint(post),
  }
}

/**
 * An operation in a language; none where the host gives it no page, or no title in the language: it
 * is then found in the other one, and said to be.
 */
export function operationDocument(
  operation: Operation,
  language: Language,
): IndexDocument | undefined {
  const pick = (text?: string | null, somali?: string | null) =>
    (language === 'SO' ? somali : text)?.trim() ?? ''
  const path = operationPath(operation)
  const title = pick(operation.title, operation.title_so)
  if (path === undefined || title === '') return undefined
  const body = [
    plainText(pick(operation.description, operation.description_so)),
    pick(operation.address, operation.address_so),
  ].join(' ')
  const key = `operation ${operation.id}`
  const stamp = fingerprintOf(title, body, path)
  return { language, key, list: 'operations', kind: 'operations', title, body, path, stamp }
}

/** A leader with the page on which the office or the army is shown. */
export function leaderDocument(
  leader: Leader,
  language: Language,
  { list, path }: { readonly list: string; readonly path: string },
): IndexDocument {
  const title = `${leader.name} – ${leader.title}`
  const body = plainText(leader.description ?? '')
  const stamp = fingerprintOf(title, body, path)
  const isLast = path === PATHS.armyLeadership
  const key = `leader ${isLast ? `army ${leader.id ?? leader.name}` : path}`
  return { language, key, list, kind: 'leaders', title, body, path, stamp, isLast }
}
