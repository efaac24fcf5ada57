import { redirectExamples, wrongRedirectShapes } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { answered, fakeTransport } from './fake-transport.ts'
import { redirectOf } from './redirects.ts'
import type { Transport } from './transport.ts'

const all = Object.values(redirectExamples)

const ask = (transport: Transport, address: string) =>
  redirectOf(transport, new URL(address, 'https://gaashaan.example'))

test('an old path is found in any letter case, with or without a slash at its end', async () => {
  const transport = fakeTransport(() => answered(all))
  for (const path of ['/warar', '/Warar', '/WARAR/', '/warar//']) {
    expect(await ask(transport, path)).toEqual(redirectExamples.path)
  }
  expect(await ask(transport, '/maqaal/%C3%89/')).toEqual(redirectExamples.unicode)
  expect(await ask(transport, '/maqaal/%FF')).toBeUndefined()
  expect(await ask(transport, '/warar/x')).toBeUndefined()
  expect(await ask(transport, '/')).toBeUndefined()
})

test('a host without redirects, or with wrong ones, sends nobody anywhere', async () => {
  expect(
    await ask(
      fakeTransport(() => answered(undefined, 404)),
      '/warar',
    ),
  ).toBeUndefined()
  for (const wrong of Object.values(wrongRedirectShapes)) {
    expect(
      await ask(
        fakeTransport(() => answered(wrong)),
        '/warar',
      ),
    ).toBeUndefined()
  }
})

const leadsTo = async (address: string) =>
  (
    await ask(
      fakeTransport(() => answered(all)),
      address,
    )
  )?.to

test.each([
  ['/tag/xeebta', '/search?q=xeebta'],
  ['/Tag/Xeebta/page/2/', '/search?q=xeebta'],
  ['/tag', '/search?q='],
  ['/tag/a%26b=c', '/search?q=a%26b%3Dc'],
  ['/tag/$&', '/search?q=%24%26'],
  ['/tag/badda', '/sna'],
  ['/tag/badda/feed/', '/sna'],
  ['/tags/x', undefined],
])('a rule leads %s to %s, the longest one first', async (address, to) => {
  expect(await leadsTo(address)).toBe(to)
})

test.each([
  ['/?p=587', '/resources/NewsDetail/warka-12'],
  ['/?utm_source=x&p=588&preview=true', '/resources/NewsDetail/588'],
  ['/?p=%2F%2Ftusaale.example', '/resources/NewsDetail/%2F%2Ftusaale.example'],
  ['/?p=', undefined],
  ['/?author=1', undefined],
  ['/?page=2', undefined],
  ['/warar?p=587', '/resources/news'],
])('a query at the start page leads %s to %s', async (address, to) => {
  expect(await leadsTo(address)).toBe(to)
})

test('a smaller size of a picture leads to the whole one', async () => {
  const { file } = redirectExamples
  const all = [{ ...file, from: '/uploads/boat.jpg', to: '/media/boat.jpg' }]
  const smaller = await ask(
    fakeTransport(() => answered(all)),
    '/uploads/Boat-300x200.jpg',
  )
  expect(smaller?.to).toBe('/media/boat.jpg')
})
