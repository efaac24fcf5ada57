import { createHash } from 'node:crypto'
import type { Language, Leader, Operation, Post } from '@gaashaan/contract'
import { plainText } from '../../../app/html/clean-html.server.ts'
import { articlePath } from '../../../app/paths/article-path.ts'
import { PATHS } from '../../../app/paths/canonical-paths.ts'
import { operationPath } from '../../../app/paths/operation-path.ts'
import type { IndexDocument } from '../index-document.ts'
import type { PostList } from './post-lists.ts'

/** A hash that changes whenever one of the parts does. */
export function fingerprintOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
}

export const postKey = (id: number) => `post ${id}`

/**
 * Shows whether a post has changed. A host that leaves the content out sends `updated_at`; from other
 * hosts, the content itself counts.
 */
export function postFingerprint(post: Post): string {
  const { title, created_at, updated_at, changed_at, subcategory_name, content } = post
  const change = updated_at ?? content
  return fingerprintOf(title, created_at, change, changed_at, subcategory_name)
}

export function postDocument(post: Post, { language, kind }: PostList): IndexDocument {
  return {
    language,
    key: postKey(post.id),
    list: kind,
    kind,
    title: post.title,
    body: [plainText(post.content ?? ''), post.reference ?? ''].join(' ').trim(),
    path: articlePath(post),
    date: post.created_at,
    subcategory: post.subcategory_name?.trim() || undefined,
    stamp: postFingerprint(post),
  }
}

/** A post that is in no list any more, nor among the values that lists are filtered by. */
export function withdrawnDocument(post: Post, list: PostList): IndexDocument {
  const { subcategory: _subcategory, ...document } = postDocument(post, list)
  return { ...document, list: 'withdrawn', isWithdrawn: true }
}

/**
 * An operation in a language; `undefined` where the host gives it no page, or no title in the
 * language. It is then among the results of the other language.
 */
export function operationDocument(
  operation: Operation,
  language: Language,
): IndexDocument | undefined {
  const pick = (english?: string | null, somali?: string | null) =>
    (language === 'SO' ? somali : english)?.trim() ?? ''
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

/** A leader, found at the page that shows the office or the army. */
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
