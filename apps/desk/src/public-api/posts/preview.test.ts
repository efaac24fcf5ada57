import { PreviewSchema, parseResponse } from '@gaashaan/contract'
import { previewExamples } from '@gaashaan/contract/examples'
import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import type { Role } from '../../access/role.ts'
import { richText } from '../../collections/posts/rich-text.ts'
import { hashToken, newLinkToken } from '../../collections/preview-links/link-token.ts'
import { deskPreviewUrl } from '../../collections/preview-links/live-preview.ts'
import { canPreview } from '../../media/files/can-preview.ts'
import type { Post, PreviewLink } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture, addPost } from '../../testing/documents.ts'
import { createPerson } from '../../testing/people.ts'
import { previewCall } from './preview.ts'

const desk = testDesk()

const SITE = 'https://www.gaashaan.example'

function request(token: string, language = 'SO', headers: Record<string, string> = {}) {
  const url = `http://desk.example/api/posts/preview?language=${language}`
  const init = { headers: { authorization: `Bearer ${token}`, ...headers } }
  return previewCall(async () => desk.payload, new Request(url, init))
}

const read = async (token: string, language?: string) =>
  parseResponse(PreviewSchema, await (await request(token, language)).json())

/** Adds a preview link to a post and returns its token. */
async function addLink(post: number, fields: Partial<PreviewLink> = {}): Promise<string> {
  const token = newLinkToken()
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  const data = { post, tokenHash: hashToken(token), expiresAt, opens: 0, ...fields }
  await desk.payload.create({ collection: 'preview-links', data })
  return token
}

/** Adds a public post with a draft that rewrites the Somali text. */
async function addRewrittenPost(): Promise<Post> {
  const { id } = await addPost(desk.payload)
  const so = {
    title: 'Cinwaan cusub',
    content: richText([{ p: 'Cusub.' }]),
    state: 'draft' as const,
  }
  return desk.payload.update({ collection: 'posts', id, draft: true, data: { so } })
}

/** Signs in a person and returns the token of the live preview that the desk opens for them. */
async function openLivePreview(post: number, roles: readonly Role[]) {
  const someone = await createPerson(desk, roles)
  const headers = new Headers({ host: 'desk.example:3001' })
  const req = await createLocalReq({ user: someone.user, req: { headers } }, desk.payload)
  const address = deskPreviewUrl(SITE, post, req as PayloadRequest)
  const token = address && new URL(address).searchParams.get('token')
  return { ...someone, address, token: token ?? '' }
}

test('a preview shows the working copy, not the published text', async () => {
  const { id } = await addRewrittenPost()
  const token = await addLink(id)
  const [so, en] = [await read(token, 'SO'), await read(token, 'EN')]
  expect(so?.post).toMatchObject({ id, title: 'Cinwaan cusub', languages: ['SO', 'EN'] })
  expect(so?.post.content).toContain('Cusub.')
  expect(so?.states).toEqual({ SO: 'draft', EN: 'public' })
  expect(en?.post.title).toBe('Sample')
  expect(Object.keys(so ?? {}).sort()).toEqual(Object.keys(previewExamples.typical).sort())
})

test('a text that is not written yet is like the example notWritten', async () => {
  const { id } = await addPost(desk.payload, {
    _status: 'draft',
    so: { title: null, content: null, state: 'draft' },
    en: { title: 'Only English', state: 'inReview' },
  })
  const preview = await read(await addLink(id))
  const { post, states } = previewExamples.notWritten
  expect(preview).toMatchObject({
    states,
    frame_ancestor: null,
    post: { title: post.title, content: post.content, languages: post.languages },
  })
})

test('a response must not be cached, and no page of another origin may read it', async () => {
  const response = await request(await addLink((await addRewrittenPost()).id))
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(response.headers.get('etag')).toBeNull()
})

test('links that are unknown, revoked, expired or of a deleted post get the same response', async () => {
  const { id } = await addRewrittenPost()
  const deleted = await addPost(desk.payload)
  const past = new Date(Date.now() - 1).toISOString()
  const tokens = [
    newLinkToken(),
    'no token at all',
    'desk.W10.x',
    await addLink(id, { revokedAt: past }),
    await addLink(id, { expiresAt: past }),
    await addLink(deleted.id),
  ]
  await desk.payload.delete({ collection: 'posts', id: deleted.id })
  const results = await Promise.all(
    tokens.map(async (token) => {
      const response = await request(token)
      return [response.status, await response.text()]
    }),
  )
  expect(results[0]?.[0]).toBe(404)
  for (const result of results) expect(result).toEqual(results[0])
})

test('a request without a token is not found, and one without a language is refused', async () => {
  const token = await addLink((await addRewrittenPost()).id)
  expect((await request(token, 'SO', { authorization: '' })).status).toBe(404)
  expect((await request(token, 'SO', { authorization: `JWT ${token}` })).status).toBe(404)
  expect((await request(token, 'FR')).status).toBe(400)
})

test('a link counts how often it is opened', async () => {
  const token = await addLink((await addRewrittenPost()).id)
  await read(token, 'SO')
  await read(token, 'EN')
  const { docs } = await desk.payload.find({
    collection: 'preview-links',
    where: { tokenHash: { equals: hashToken(token) } },
  })
  expect(docs[0]).toMatchObject({ opens: 2 })
  expect(Date.parse(docs[0]?.lastOpenedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test.each([
  ['writer', true],
  ['publisher', true],
  ['administrator', true],
  ['inboxReader', false],
] as const)('the desk opens its live preview for a %s: %s', async (role, isOpened) => {
  const { id } = await addRewrittenPost()
  const { address, token } = await openLivePreview(id, [role])
  expect(address !== undefined).toBe(isOpened)
  if (!isOpened) return
  expect(address).toMatch(/^https:\/\/www\.gaashaan\.example\/preview\?token=desk\./)
  expect(await read(token)).toMatchObject({ frame_ancestor: 'http://desk.example:3001' })
})

test('there is no live preview at a desk without a site, nor for a new post', async () => {
  const { user } = await createPerson(desk, ['writer'])
  const req = await createLocalReq({ user, req: { headers: new Headers() } }, desk.payload)
  expect(deskPreviewUrl('', 7, req)).toBeUndefined()
  expect(deskPreviewUrl(SITE, undefined, req)).toBeUndefined()
})

test('the live preview ends with the session', async () => {
  const { id } = await addRewrittenPost()
  const { token, http } = await openLivePreview(id, ['writer'])
  expect((await request(token)).status).toBe(200)
  expect((await http('POST', '/users/logout')).status).toBe(200)
  expect((await request(token)).status).toBe(404)
})

test('the live preview ends when the account loses its role, and when it is deleted', async () => {
  const { id } = await addRewrittenPost()
  const first = await openLivePreview(id, ['writer'])
  const second = await openLivePreview(id, ['writer'])
  expect((await request(first.token)).status).toBe(200)
  const data = { roles: ['inboxReader' as const] }
  await desk.payload.update({ collection: 'users', id: first.user.id, data })
  expect((await request(first.token)).status).toBe(404)
  expect((await request(second.token)).status).toBe(200)
  await desk.payload.delete({ collection: 'users', id: second.user.id })
  expect((await request(second.token)).status).toBe(404)
})

test('the live preview opens the files in the working copy, and no others', async () => {
  const [picture, pdf] = [await addPicture(desk.payload), await addPdf(desk.payload)]
  const { id } = await addPost(desk.payload, { _status: 'draft', picture: picture.id })
  const token = await addLink(id)
  expect(await canPreview(desk.payload, token, picture.id)).toBe(true)
  expect(await canPreview(desk.payload, token, pdf.id)).toBe(false)
  expect(await canPreview(desk.payload, newLinkToken(), picture.id)).toBe(false)
})
