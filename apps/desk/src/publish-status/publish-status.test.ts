import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ROLES } from '../access/role.ts'
import { testDesk } from '../testing/desk.ts'
import { addPost } from '../testing/documents.ts'
import { createPerson } from '../testing/people.ts'
import { publishStatus } from './publish-status.ts'
import { seenSince } from './seen-since.ts'

const desk = testDesk()

/** A site with the given handler, and a list of the requests it got. */
async function startSite(handler: RequestListener) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.cookie}`)
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { siteUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

const page =
  (revision: string | undefined, status = 200): RequestListener =>
  (_request, response) => {
    const meta = revision ? `<meta name="revision" content="${revision}"/>` : ''
    response.writeHead(status).end(`<!doctype html><head>${meta}</head>`)
  }

/** The revision in the public call's response. */
const revisionOf = async (id: number, language = 'SO') =>
  ((await desk.data('post', `language=${language}`, String(id))) as { revision: string }).revision

async function statusOf(id: number, handler: RequestListener, language: 'SO' | 'EN' = 'SO') {
  const { siteUrl, requests } = await startSite(handler)
  return {
    ...(await publishStatus(desk.payload, { siteUrl, id, language }, seenSince())),
    siteUrl,
    requests,
  }
}

test('a page with the published revision is current since the check', async () => {
  const { id } = await addPost(desk.payload)
  const status = await statusOf(id, page(await revisionOf(id)))
  expect(status.state).toBe('current')
  expect(status.since).toBe(status.askedAt)
  expect(status.requests).toEqual([`/resources/NewsDetail/tusaale-${id} language=SO`])
  expect(status.address).toBe(`${status.siteUrl}/resources/NewsDetail/tusaale-${id}?language=SO`)
})

test('each language has its own revision, which changes with the text', async () => {
  const { id } = await addPost(desk.payload)
  const [so, en] = [await revisionOf(id), await revisionOf(id, 'EN')]
  expect(so).toMatch(/^[\w-]{8}$/)
  expect(en).not.toBe(so)
  expect((await statusOf(id, page(so), 'EN')).state).toBe('notYet')
  await desk.payload.update({ collection: 'posts', id, data: { so: { title: 'Kale' } } })
  expect(await revisionOf(id)).not.toBe(so)
  expect((await statusOf(id, page(so))).state).toBe('notYet')
})

test('a missing page and a page without a revision are not yet current', async () => {
  const { id } = await addPost(desk.payload)
  expect((await statusOf(id, page(undefined, 404))).state).toBe('notYet')
  expect((await statusOf(id, page(undefined))).state).toBe('notYet')
})

test('a text that is not public is reported until no page shows it', async () => {
  const { id } = await addPost(desk.payload, { so: { state: 'draft' } })
  expect((await statusOf(id, page(undefined, 404))).state).toBe('notPublic')
  expect((await statusOf(id, page('abcdefgh'))).state).toBe('notYet')
})

test('a text that was taken back for good is not public', async () => {
  const { id } = await addPost(desk.payload, { so: { state: 'draft' } })
  const removal = { post: id, language: 'so', state: 'waiting', reason: 'Tijaabo' } as const
  await desk.payload.create({ collection: 'removals', data: removal })
  expect((await statusOf(id, page(undefined, 410))).state).toBe('notPublic')
})

test('a site with server errors or without a connection is unreachable', async () => {
  const { id } = await addPost(desk.payload)
  expect((await statusOf(id, page(await revisionOf(id), 503))).state).toBe('unreachable')
  const unreachable = { siteUrl: 'http://127.0.0.1:9', id, language: 'SO' } as const
  expect((await publishStatus(desk.payload, unreachable)).state).toBe('unreachable')
})

test.each(ROLES)('a %s reads the publish status exactly if the role may write', async (role) => {
  const { id } = await addPost(desk.payload)
  const response = await (await createPerson(desk, [role])).http('GET', `/posts/${id}/on-site`)
  expect(response.status).toBe(role === 'inboxReader' ? 403 : 200)
  // The test desk has no SITE_URL.
  if (response.status === 200) expect(await response.json()).toEqual({ so: null, en: null })
})
