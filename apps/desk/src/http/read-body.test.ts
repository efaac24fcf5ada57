import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request('http://desk.example/', { method: 'POST', body, headers, duplex: 'half' } as never)

function streamOf(chunks: readonly Uint8Array[], onCancel: () => void = () => undefined) {
  const remaining = [...chunks]
  return new ReadableStream({
    pull: (controller) => {
      const next = remaining.shift()
      if (next) controller.enqueue(next)
      else controller.close()
    },
    cancel: onCancel,
  })
}

test('a body of exactly the limit is read, one byte more is too large', async () => {
  expect(await readBody(post('x'.repeat(64)), 64)).toEqual({ ok: true, text: 'x'.repeat(64) })
  expect(await readBody(post('x'.repeat(65)), 64)).toEqual({ ok: false, code: 'body_too_large' })
})

test('bytes are counted, not characters', async () => {
  expect(await readBody(post('é'.repeat(33)), 64)).toMatchObject({ code: 'body_too_large' })
})

test('a body without a length is cut off at the limit', async () => {
  let isCancelled = false
  const chunk = new TextEncoder().encode('x'.repeat(40))
  const body = streamOf([chunk, chunk, chunk, chunk], () => {
    isCancelled = true
  })
  expect(await readBody(post(body), 64)).toMatchObject({ code: 'body_too_large' })
  expect(isCancelled).toBe(true)
})

test('a body whose length is too great is not read', async () => {
  const body = post(streamOf([]), { 'content-length': '65' })
  expect(await readBody(body, 64)).toMatchObject({ code: 'body_too_large' })
})

test('a character whose bytes arrive separately is decoded correctly', async () => {
  const bytes = new TextEncoder().encode('é👋')
  const chunks = [...bytes].map((byte) => new Uint8Array([byte]))
  expect(await readBody(post(streamOf(chunks)), 64)).toEqual({ ok: true, text: 'é👋' })
})

test('invalid UTF-8 is an invalid body, and a missing body is an empty text', async () => {
  const broken = new Uint8Array([0x22, 0xff, 0x22])
  expect(await readBody(post(broken), 64)).toEqual({ ok: false, code: 'invalid_body' })
  const none = new Request('http://desk.example/', { method: 'POST' })
  expect(await readBody(none, 64)).toEqual({ ok: true, text: '' })
})
