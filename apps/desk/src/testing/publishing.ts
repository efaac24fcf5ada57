import { getLatestCollectionVersion } from 'payload'
import { expect } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import type { Post } from '../payload-types.ts'
import type { TestDesk } from './desk.ts'
import type { Person } from './people.ts'

/** The main row and the working copy of a post, with hidden fields. */
export async function readCopies(
  { payload }: TestDesk,
  id: number,
): Promise<{ main: Post; working: Post }> {
  const query = { collection: 'posts', where: { id: { equals: id } } } as const
  const main = await payload.db.findOne<Post>(query)
  const { config } = payload.collections.posts
  const working = await getLatestCollectionVersion({ id, config, payload, query })
  return { main: main as Post, working: working as Post }
}

/** Creates a draft in both languages as a person; returns its id. */
export async function createDraft(by: Person, fields: object = {}): Promise<number> {
  const data = {
    kind: 'news',
    so: { title: 'Warka', content: richText([{ p: 'Qoraal.' }]) },
    en: { title: 'The story', content: richText([{ p: 'A text.' }]) },
    ...fields,
  }
  const response = await by.http('POST', '/posts?draft=true', data)
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

/** Saves a draft of a post as a person. */
export async function saveDraft(by: Person, id: number, data: object): Promise<void> {
  const response = await by.http('PATCH', `/posts/${id}?draft=true`, data)
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)])
}

/** The findings that most tests confirm, because they publish short texts without pictures. */
export const CONFIRMED = ['no_picture', 'title_without_text', 'closes_in_past']

/** Sends a publish command; returns the status and the JSON of the response. */
export async function sendCommand(by: Person, id: number | string, command: object) {
  const body = { confirmed: CONFIRMED, ...command }
  const response = await by.http('POST', `/posts/${id}/publishing`, body)
  const json = (await response.json()) as { code?: string; doc?: Post; errors?: object[] }
  return { status: response.status, ...json }
}

/** Sends a publish command that must succeed; returns the working copy after it. */
export async function execute(by: Person, id: number, command: object): Promise<Post> {
  const { status, doc, ...rest } = await sendCommand(by, id, command)
  expect({ status, ...rest }).toEqual({ status: 200 })
  return doc as Post
}

/** The command that publishes one language. */
export const publishCommand = (language: 'so' | 'en', options: object = {}) => ({
  language,
  action: 'publish',
  ...options,
})

/** The publishing states of a post's texts, as a person reads them. */
export async function readStates(by: Person, id: number) {
  const response = await by.http('GET', `/posts/${id}/publishing`)
  expect(response.status).toBe(200)
  return (await response.json()) as Record<'so' | 'en', Record<string, unknown>>
}

/** The audit events of a post, oldest first. */
export async function readAuditEvents({ payload }: TestDesk, id: number) {
  const where = { document: { equals: String(id) } }
  const { docs } = await payload.find({ collection: 'audit', where, sort: 'id' })
  return docs
}
