import { type Language, PostSchema } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answered, fakeTransport } from '../../api/fake-transport.ts'
import type { TransportResult } from '../../api/transport.ts'
import { setVisit, type Visit } from '../../context.ts'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { loader } from './route.tsx'

registerMessages('SO', so)
registerMessages('EN', en)

const AWAY: TransportResult = { kind: 'unreachable', reason: 'away' }
const latest = answered(Object.values(postExamples))

/** What the loader gives for a slug, and its status. */
function loaded(slug: string | undefined, post: TransportResult, language: Language = 'EN') {
  return loadedFrom(() => post, slug, language)
}

async function loadedFrom(
  post: (address: string) => TransportResult,
  slug: string | undefined,
  language: Language = 'EN',
) {
  const transport = fakeTransport((address) =>
    address.includes('/latest') ? latest : post(address),
  )
  const context = new RouterContextProvider()
  setVisit(context, { language, transport } as unknown as Visit)
  const params = slug === undefined ? {} : { slug }
  const request = new Request('http://site.example/resources/NewsDetail/x')
  const args = { params, context, request } as unknown as LoaderFunctionArgs<RouterContextProvider>
  const { data, init } = await loader(args as Parameters<typeof loader>[0])
  return { ...data, answered: init?.status, asked: transport.asked }
}

test('an article is found by the id, whatever the title in its slug', async () => {
  const {
    article,
    answered: status,
    asked,
  } = await loaded('old-title-101', answered(postExamples.typical))
  expect(status).toBe(200)
  expect(asked).toContain('/api/posts/public/101?language=EN')
  expect(asked).toContain('/api/posts/public/latest?category_id=6&language=EN&limit=10')
  expect(article?.title).toBe(v.parse(PostSchema, postExamples.typical).title)
})

test('a slug without an id answers 404 and asks for no post, but where it may lead', async () => {
  const { article, answered: status, named, asked } = await loaded('no-id', AWAY)
  expect({ article, status, named }).toEqual({ article: undefined, status: 404, named: true })
  expect(asked.filter((address) => !address.includes('/latest'))).toEqual(['/api/redirects/public'])
})

test('no slug answers 404 and says that the address names no article', async () => {
  expect(await loaded(undefined, AWAY)).toMatchObject({ answered: 404, named: false })
})

test('a post that the host does not have answers 404', async () => {
  expect(await loaded('x-9', answered(undefined, 404))).toMatchObject({ answered: 404 })
})

test('an article that is public in the other language alone answers 404 and names that one', async () => {
  const { typical } = postExamples
  const host = (address: string) =>
    address.includes('language=SO') ? answered(typical) : answered(undefined, 404)
  const page = await loadedFrom(host, 'x-101')
  expect(page).toMatchObject({ answered: 404, elsewhere: { title: typical.title } })
})

test('a post that the host has in neither language is missing', async () => {
  const { elsewhere, asked } = await loaded('x-9', answered(undefined, 404))
  expect(elsewhere).toBeUndefined()
  expect(asked).toContain('/api/posts/public/9?language=SO')
})

test('a host that is away is not asked for the other language', async () => {
  expect((await loaded('x-9', AWAY)).asked).toHaveLength(2)
})

test('a host that is away answers 503, and the latest news still stand beside', async () => {
  const page = await loaded('x-9', AWAY)
  expect(page.answered).toBe(503)
  expect(page.latest).toHaveLength(10)
})

test('an old address that is no article leads where the editors say', async () => {
  const redirect = { from: '/resources/newsdetail/x', to: '/resources/news', permanent: true }
  const host = (address: string) =>
    address.includes('/redirects') ? answered([redirect]) : answered(undefined, 404)
  const sent = await loadedFrom(host, 'x-7').catch((thrown: unknown) => thrown)
  expect(sent).toBeInstanceOf(Response)
  const { status, headers } = sent as Response
  expect([status, headers.get('location')]).toEqual([301, '/resources/news'])
})

test('a press release has the latest press releases beside it', async () => {
  const release = { ...postExamples.pressRelease, category_id: 10 }
  const host = (address: string) =>
    address.includes('/press-releases')
      ? answered([release, { ...release, id: 7, title: 'Another release' }])
      : answered(release)
  const page = await loadedFrom(host, 'x-110')
  expect(page.kind).toBe('pressReleases')
  expect(page.latest.map(({ title }) => title)).toEqual(['Another release'])
})
