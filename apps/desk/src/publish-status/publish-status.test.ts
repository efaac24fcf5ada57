import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ROLES } from '../access/role.ts'
import { testDesk } from '../testing/desk.ts'
import { addPost } from '../testing/documents.ts'
import { person } from '../testing/people.ts'
import { publishStatus } from './publish-status.ts'
import { seenSince } from './seen-since.ts'

const desk = testDesk()

/** A site that answers as told, and what it was asked. */
async function startSite(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { siteUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const page =
  (revision: string | undefined, status = 200): RequestListener =>
  (_request, response) => {
    const mark = revision ? `<meta name="revision" content="${revision}"/>` : ''
    response.writeHead(status).end(`<!doctype html><head>${mark}</head>`)
  }

/** The mark that the call tells of a post. */
const revisionOf = async (id: number, language = 'SO') =>
  ((await desk.data('post', `language=${language}`, String(id))) as { revision: string }).revision

async function look(id: number, answer: RequestListener, language: 'SO' | 'EN' = 'SO') {
  const { siteUrl, asked } = await startSite(answer)
  return {
    ...(await publishStatus(desk.payload, { siteUrl, id, language }, seenSince())),
    siteUrl,
    asked,
  }
}

test('a page with the mark of what is published is what readers have, since just now', async () => {
  const { id } = await addPost(desk.payload)
  const found = await look(id, page(await revisionOf(id)))
  expect(found.state).toBe('current')
  expect(found.since).toBe(found.askedAt)
  expect(found.asked).toEqual([`/resources/NewsDetail/tusaale-${id} language=SO`])
  expect(found.address).toBe(`${found.siteUrl}/resources/NewsDetail/tusaale-${id}?language=SO`)
})

test('each language has a mark of its own, which changes with the text', async () => {
  const { id } = await addPost(desk.payload)
  const [so, en] = [await revisionOf(id), await revisionOf(id, 'EN')]
  expect(so).toMatch(/^[\w-]{8}$/)
  expect(en).not.toBe(so)
  expect((await look(id, page(so), 'EN')).state).toBe('notYet')
  await desk.payload.update({ collection: 'posts', id, data: { so: { title: 'Kale' } } })
  expect(await revisionOf(id)).not.toBe(so)
  expect((await look(id, page(so))).state).toBe('notYet')
})

test('a page that is missing, or has no mark, is not what was published', async () => {
  const { id } = await addPost(desk.payload)
  expect((await look(id, page(undefined, 404))).state).toBe('notYet')
  expect((await look(id, page(undefined))).state).toBe('notYet')
})

test('a text that is not public is nowhere, and not yet gone while a page still shows it', async () => {
  const { id } = await addPost(desk.payload, { so: { state: 'draft' } })
  expect((await look(id, page(undefined, 404))).state).toBe('notPublic')
  expect((await look(id, page('abcdefgh'))).state).toBe('notYet')
})

test('a site that fails or is away cannot be reached', async () => {
  const { id } = await addPost(desk.payload)
  expect((await look(id, page(await revisionOf(id), 503))).state).toBe('unreachable')
  const away = { siteUrl: 'http://127.0.0.1:9', id, language: 'SO' } as const
  expect((await publishStatus(desk.payload, away)).state).toBe('unreachable')
})

test.each(ROLES)('a %s asks what readers have exactly when they write', async (role) => {
  const { id } = await addPost(desk.payload)
  const answer = await (await person(desk, [role])).http('GET', `/posts/${id}/on-site`)
  expect(answer.status).toBe(role === 'inboxReader' ? 403 : 200)
  // The desk of the tests is told of no site.
  if (answer.status === 200) expect(await answer.json()).toEqual({ so: null, en: null })
})
