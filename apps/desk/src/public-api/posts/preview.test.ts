import { PreviewSchema, parseResponse } from '@gaashaan/contract'
import { previewExamples } from '@gaashaan/contract/examples'
import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import type { Role } from '../../access/role.ts'
import { richText } from '../../collections/posts/rich-text.ts'
import { hashOfToken, newLinkToken } from '../../collections/preview-links/link-token.ts'
import { deskPreviewAddress } from '../../collections/preview-links/live-preview.ts'
import { mayPreview } from '../../media/files/may-preview.ts'
import type { Post, PreviewLink } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture, addPost } from '../../testing/documents.ts'
import { person } from '../../testing/people.ts'
import { previewCall } from './preview.ts'

const desk = testDesk()

const SITE = 'https://www.gaashaan.example'

function ask(token: string, language = 'SO', headers: Record<string, string> = {}) {
  const address = `http://desk.example/api/posts/preview?language=${language}`
  const init = { headers: { authorization: `Bearer ${token}`, ...headers } }
  return previewCall(async () => desk.payload, new Request(address, init))
}

const read = async (token: string, language?: string) =>
  parseResponse(PreviewSchema, await (await ask(token, language)).json())

/** A link's token, with the link changed as told. */
async function link(post: number, more: Partial<PreviewLink> = {}): Promise<string> {
  const token = newLinkToken()
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  const data = { post, tokenHash: hashOfToken(token), expiresAt, opens: 0, ...more }
  await desk.payload.create({ collection: 'preview-links', data })
  return token
}

/** A public post whose Somali text is being rewritten. */
async function rewritten(): Promise<Post> {
  const { id } = await addPost(desk.payload)
  const so = {
    title: 'Cinwaan cusub',
    content: richText([{ p: 'Cusub.' }]),
    state: 'draft' as const,
  }
  return desk.payload.update({ collection: 'posts', id, draft: true, data: { so } })
}

/** The token of the live preview that the desk opens for someone. */
async function liveToken(post: number, roles: readonly Role[]) {
  const someone = await person(desk, roles)
  const headers = new Headers({ host: 'desk.example:3001' })
  const req = await createLocalReq({ user: someone.user, req: { headers } }, desk.payload)
  const address = deskPreviewAddress(SITE, post, req as PayloadRequest)
  const token = address && new URL(address).searchParams.get('token')
  return { ...someone, address, token: token ?? '' }
}

test('the working copy is shown, whatever readers have', async () => {
  const { id } = await rewritten()
  const token = await link(id)
  const [so, en] = [await read(token, 'SO'), await read(token, 'EN')]
  expect(so?.post).toMatchObject({ id, title: 'Cinwaan cusub', languages: ['SO', 'EN'] })
  expect(so?.post.content).toContain('Cusub.')
  expect(so?.states).toEqual({ SO: 'draft', EN: 'public' })
  expect(en?.post.title).toBe('Sample')
  expect(Object.keys(so ?? {}).sort()).toEqual(Object.keys(previewExamples.typical).sort())
})

test('what is not written yet is shown as that, as in the example notWritten', async () => {
  const { id } = await addPost(desk.payload, {
    _status: 'draft',
    so: { title: null, content: null, state: 'draft' },
    en: { title: 'Only English', state: 'inReview' },
  })
  const preview = await read(await link(id))
  const { post, states } = previewExamples.notWritten
  expect(preview).toMatchObject({
    states,
    frame_ancestor: null,
    post: { title: post.title, content: post.content, languages: post.languages },
  })
})

test('an answer is kept by nobody and read by no other page', async () => {
  const answer = await ask(await link((await rewritten()).id))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect(answer.headers.get('etag')).toBeNull()
})

test('a link that is unknown, revoked, over, or of a post that is gone answers the same', async () => {
  const { id } = await rewritten()
  const gone = await addPost(desk.payload)
  const past = new Date(Date.now() - 1).toISOString()
  const tokens = [
    newLinkToken(),
    'no token at all',
    'desk.W10.x',
    await link(id, { revokedAt: past }),
    await link(id, { expiresAt: past }),
    await link(gone.id),
  ]
  await desk.payload.delete({ collection: 'posts', id: gone.id })
  const answers = await Promise.all(tokens.map((token) => ask(token)))
  const told = answers.map(async (answer) => [answer.status, await answer.text()])
  const [first, ...others] = await Promise.all(told)
  expect(first?.[0]).toBe(404)
  for (const other of others) expect(other).toEqual(first)
})

test('a request without a token is not found, and one without a language is refused', async () => {
  const token = await link((await rewritten()).id)
  expect((await ask(token, 'SO', { authorization: '' })).status).toBe(404)
  expect((await ask(token, 'SO', { authorization: `JWT ${token}` })).status).toBe(404)
  expect((await ask(token, 'FR')).status).toBe(400)
})

test('a link counts how often it was opened', async () => {
  const token = await link((await rewritten()).id)
  await read(token, 'SO')
  await read(token, 'EN')
  const { docs } = await desk.payload.find({
    collection: 'preview-links',
    where: { tokenHash: { equals: hashOfToken(token) } },
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
  const { id } = await rewritten()
  const { address, token } = await liveToken(id, [role])
  expect(address !== undefined).toBe(isOpened)
  if (!isOpened) return
  expect(address).toMatch(/^https:\/\/www\.gaashaan\.example\/preview\?token=desk\./)
  expect(await read(token)).toMatchObject({ frame_ancestor: 'http://desk.example:3001' })
})

test('the live preview has no address at a desk that knows no site, nor for a new post', async () => {
  const { user } = await person(desk, ['writer'])
  const req = await createLocalReq({ user, req: { headers: new Headers() } }, desk.payload)
  expect(deskPreviewAddress('', 7, req)).toBeUndefined()
  expect(deskPreviewAddress(SITE, undefined, req)).toBeUndefined()
})

test('the live preview ends with the session', async () => {
  const { id } = await rewritten()
  const { token, http } = await liveToken(id, ['writer'])
  expect((await ask(token)).status).toBe(200)
  expect((await http('POST', '/users/logout')).status).toBe(200)
  expect((await ask(token)).status).toBe(404)
})

test('the live preview ends with the role, and with the account', async () => {
  const { id } = await rewritten()
  const [one, other] = [await liveToken(id, ['writer']), await liveToken(id, ['writer'])]
  const account = (of: typeof one) => ({ collection: 'users', id: of.user.id }) as const
  expect((await ask(one.token)).status).toBe(200)
  await desk.payload.update({ ...account(one), data: { roles: ['inboxReader'] } })
  expect((await ask(one.token)).status).toBe(404)
  expect((await ask(other.token)).status).toBe(200)
  await desk.payload.delete(account(other))
  expect((await ask(other.token)).status).toBe(404)
})

test('the live preview opens the files that the working copy shows, and no others', async () => {
  const [shown, another] = [await addPicture(desk.payload), await addPdf(desk.payload)]
  const { id } = await addPost(desk.payload, { _status: 'draft', picture: shown.id })
  const token = await link(id)
  expect(await mayPreview(desk.payload, token, shown.id)).toBe(true)
  expect(await mayPreview(desk.payload, token, another.id)).toBe(false)
  expect(await mayPreview(desk.payload, newLinkToken(), shown.id)).toBe(false)
})
