import { redirectExamples, wrongRedirectShapes } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from './fake-transport.ts'
import { findRedirect } from './redirects.ts'

const all = Object.values(redirectExamples)

/** The redirect of a path at a host that returns `data` as its redirects. */
const redirectAt = (path: string, data: unknown = all, status = 200) =>
  findRedirect(
    fakeTransport(() => apiResponse(data, status)),
    new URL(path, 'https://gaashaan.example'),
  )

test('an old path matches in any letter case, with or without a slash at its end', async () => {
  for (const path of ['/warar', '/Warar', '/WARAR/', '/warar//']) {
    expect(await redirectAt(path)).toEqual(redirectExamples.path)
  }
  expect(await redirectAt('/maqaal/%C3%89/')).toEqual(redirectExamples.unicode)
  expect(await redirectAt('/maqaal/%FF')).toBeUndefined()
  expect(await redirectAt('/warar/x')).toBeUndefined()
  expect(await redirectAt('/')).toBeUndefined()
})

test('a host without redirects, or with invalid ones, redirects nobody', async () => {
  expect(await redirectAt('/warar', undefined, 404)).toBeUndefined()
  for (const wrong of Object.values(wrongRedirectShapes)) {
    expect(await redirectAt('/warar', wrong)).toBeUndefined()
  }
})

test.each([
  ['/tag/xeebta', '/search?q=xeebta'],
  ['/Tag/Xeebta/page/2/', '/search?q=xeebta'],
  ['/tag', '/search?q='],
  ['/tag/a%26b=c', '/search?q=a%26b%3Dc'],
  ['/tag/$&', '/search?q=%24%26'],
  ['/tag/badda', '/sna'],
  ['/tag/badda/feed/', '/sna'],
  ['/tags/x', undefined],
])('a rule redirects %s to %s, the longest rule first', async (path, to) => {
  expect((await redirectAt(path))?.to).toBe(to)
})

test.each([
  ['/?p=587', '/resources/NewsDetail/warka-12'],
  ['/?utm_source=x&p=588&preview=true', '/resources/NewsDetail/588'],
  ['/?p=%2F%2Ftusaale.example', '/resources/NewsDetail/%2F%2Ftusaale.example'],
  ['/?p=', undefined],
  ['/?author=1', undefined],
  ['/?page=2', undefined],
  ['/warar?p=587', '/resources/news'],
])('a query at the start page redirects %s to %s', async (path, to) => {
  expect((await redirectAt(path))?.to).toBe(to)
})

test('a smaller size of a picture redirects to the whole picture', async () => {
  const { file } = redirectExamples
  const pictures = [{ ...file, from: '/uploads/boat.jpg', to: '/media/boat.jpg' }]
  const redirect = await redirectAt('/uploads/Boat-300x200.jpg', pictures)
  expect(redirect?.to).toBe('/media/boat.jpg')
})
