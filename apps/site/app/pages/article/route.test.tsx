import { type Language, PostSchema } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from '../../api/fake-transport.ts'
import type { TransportResult } from '../../api/transport.ts'
import { setVisit, type Visit } from '../../context.ts'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { loader } from './route.tsx'

registerMessages('SO', so)
registerMessages('EN', en)

const UNREACHABLE: TransportResult = { kind: 'unreachable', reason: 'away' }
const latest = apiResponse(Object.values(postExamples))

/** The loader's data for a slug, with its status and the paths that it requested. */
async function load(
  respond: (path: string) => TransportResult,
  slug: string | undefined,
  language: Language = 'EN',
) {
  const transport = fakeTransport((path) => (path.includes('/latest') ? latest : respond(path)))
  const context = new RouterContextProvider()
  setVisit(context, { language, transport } as unknown as Visit)
  const params = slug === undefined ? {} : { slug }
  const request = new Request('http://site.example/resources/NewsDetail/x')
  const args = { params, context, request } as unknown as LoaderFunctionArgs<RouterContextProvider>
  const { data, init } = await loader(args as Parameters<typeof loader>[0])
  return { ...data, pageStatus: init?.status, requests: transport.requests }
}

const loadPost = (slug: string | undefined, post: TransportResult) => load(() => post, slug)

test('an article is found by the id in its slug, whatever the title', async () => {
  const response = apiResponse(postExamples.typical)
  const { article, pageStatus, requests } = await loadPost('old-title-101', response)
  expect(pageStatus).toBe(200)
  expect(requests).toContain('/api/posts/public/101?language=EN')
  expect(requests).toContain('/api/posts/public/latest?category_id=6&language=EN&limit=10')
  expect(article?.title).toBe(v.parse(PostSchema, postExamples.typical).title)
})

test('a slug without an id is a 404 that requests no post, only the redirects', async () => {
  const { article, pageStatus, hasSlug, requests } = await loadPost('no-id', UNREACHABLE)
  expect({ article, pageStatus, hasSlug }).toEqual({
    article: undefined,
    pageStatus: 404,
    hasSlug: true,
  })
  expect(requests.filter((path) => !path.includes('/latest'))).toEqual(['/api/redirects/public'])
})

test('without a slug the page is a 404 and says so', async () => {
  expect(await loadPost(undefined, UNREACHABLE)).toMatchObject({ pageStatus: 404, hasSlug: false })
})

test('a post that the host does not have is a 404', async () => {
  expect(await loadPost('x-9', apiResponse(undefined, 404))).toMatchObject({ pageStatus: 404 })
})

test('an article in the other language alone is a 404 that names it', async () => {
  const { typical } = postExamples
  const host = (path: string) =>
    path.includes('language=SO') ? apiResponse(typical) : apiResponse(undefined, 404)
  const page = await load(host, 'x-101')
  expect(page).toMatchObject({ pageStatus: 404, translation: { title: typical.title } })
})

test('a post that the host has in neither language is missing', async () => {
  const { translation, requests } = await loadPost('x-9', apiResponse(undefined, 404))
  expect(translation).toBeUndefined()
  expect(requests).toContain('/api/posts/public/9?language=SO')
})

test('an unreachable host gets no request for the other language', async () => {
  expect((await loadPost('x-9', UNREACHABLE)).requests).toHaveLength(2)
})

test('with an unreachable host the page is a 503 that still has the latest news', async () => {
  const page = await loadPost('x-9', UNREACHABLE)
  expect(page.pageStatus).toBe(503)
  expect(page.latest.posts).toHaveLength(10)
})

test('an old path of no article redirects to where the editors say', async () => {
  const redirect = { from: '/resources/newsdetail/x', to: '/resources/news', permanent: true }
  const host = (path: string) =>
    path.includes('/redirects') ? apiResponse([redirect]) : apiResponse(undefined, 404)
  const redirection = await load(host, 'x-7').catch((thrown: unknown) => thrown)
  expect(redirection).toBeInstanceOf(Response)
  const { status, headers } = redirection as Response
  expect([status, headers.get('location')]).toEqual([301, '/resources/news'])
})

test('a press release has the latest press releases in its sidebar', async () => {
  const release = { ...postExamples.pressRelease, category_id: 10 }
  const host = (path: string) =>
    path.includes('/press-releases')
      ? apiResponse([release, { ...release, id: 7, title: 'Another release' }])
      : apiResponse(release)
  const page = await load(host, 'x-110')
  expect(page.latest.kind).toBe('pressReleases')
  expect(page.latest.posts.map(({ title }) => title)).toEqual(['Another release'])
})
