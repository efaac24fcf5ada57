import { redirectExamples, wrongRedirectShapes } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { answered, fakeTransport } from './fake-transport.ts'
import { redirectOf } from './redirects.ts'

const all = Object.values(redirectExamples)

test('an old path is found in any letter case, with or without a slash at its end', async () => {
  const transport = fakeTransport(() => answered(all))
  for (const path of ['/warar', '/Warar', '/WARAR/', '/warar//']) {
    expect(await redirectOf(transport, path)).toEqual(redirectExamples.path)
  }
  expect(await redirectOf(transport, '/maqaal/%C3%89/')).toEqual(redirectExamples.unicode)
  expect(await redirectOf(transport, '/maqaal/%FF')).toBeUndefined()
  expect(await redirectOf(transport, '/warar/x')).toBeUndefined()
  expect(await redirectOf(transport, '/')).toBeUndefined()
})

test('a host without redirects, or with wrong ones, sends nobody anywhere', async () => {
  expect(
    await redirectOf(
      fakeTransport(() => answered(undefined, 404)),
      '/warar',
    ),
  ).toBeUndefined()
  for (const wrong of Object.values(wrongRedirectShapes)) {
    expect(
      await redirectOf(
        fakeTransport(() => answered(wrong)),
        '/warar',
      ),
    ).toBeUndefined()
  }
})
