import { expect, test } from 'vitest'
import { addGzip, encodeResponse } from './encoded-response.ts'

test('a small response keeps no more memory than its bytes, in any encoding', async () => {
  const response = await encodeResponse({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from('<p>Warbixin</p>'.repeat(100)),
  })
  await addGzip(response)
  const { identity, br, gzip } = response
  for (const body of [identity, br, gzip]) {
    expect(body?.bytes.buffer.byteLength).toBe(body?.bytes.length)
  }
})
