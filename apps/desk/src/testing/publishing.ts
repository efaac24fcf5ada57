import { getLatestCollectionVersion } from 'payload'
import { expect } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import type { Post } from '../payload-types.ts'
import type { TestDesk } from './desk.ts'
import type { Person } from './people.ts'

/** What readers have of a post, and what the desk shows, with everything that is hidden. */
export async function copies(
  { payload }: TestDesk,
  id: number,
): Promise<{ main: Post; working: Post }> {
  const query = { collection: 'posts', where: { id: { equals: id } } } as const
  const main = await payload.db.findOne<Post>(query)
  const { config } = payload.collections.posts
  const working = await getLatestCollectionVersion({ id, config, payload, query })
  return { main: main as Post, working: working as Post }
}

/** Makes a draft in both languages as a person does; its number. */
export async function drafted(by: Person, more: object = {}): Promise<number> {
  const data = {
    kind: 'news',
    so: { title: 'Warka', content: richText([{ p: 'Qoraal.' }]) },
    en: { title: 'The story', content: richText([{ p: 'A text.' }]) },
    ...more,
  }
  const answer = await by.http('POST', '/posts?draft=true', data)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

/** Saves a draft of a post as a person does. */
export async function saved(by: Person, id: number, data: object): Promise<void> {
  const answer = await by.http('PATCH', `/posts/${id}?draft=true`, data)
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}

/** Short texts without pictures are what most tests publish. */
export const YES = ['no_picture', 'title_without_text', 'closes_in_past']

/** What a post's publishing answers to a wish: its status and its JSON. */
export async function asked(by: Person, id: number | string, wish: object) {
  const answer = await by.http('POST', `/posts/${id}/publishing`, { confirmed: YES, ...wish })
  const json = (await answer.json()) as { code?: string; doc?: Post; errors?: object[] }
  return { status: answer.status, ...json }
}

/** Has a wish done that must be; the working copy after it. */
export async function done(by: Person, id: number, wish: object): Promise<Post> {
  const { status, doc, ...rest } = await asked(by, id, wish)
  expect({ status, ...rest }).toEqual({ status: 200 })
  return doc as Post
}

/** The wish to publish one language. */
export const publish = (language: 'so' | 'en', more: object = {}) => ({
  language,
  action: 'publish',
  ...more,
})

/** What a person is told of a post's texts. */
export async function facts(by: Person, id: number) {
  const answer = await by.http('GET', `/posts/${id}/publishing`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<'so' | 'en', Record<string, unknown>>
}

/** What the audit holds of a post, in the order in which it was done. */
export async function auditEventsOf({ payload }: TestDesk, id: number) {
  const where = { document: { equals: String(id) } }
  const { docs } = await payload.find({ collection: 'audit', where, sort: 'id' })
  return docs
}
