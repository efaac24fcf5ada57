import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestLog } from '../testing/test-log.ts'
import { createVideoTitles } from './oembed.ts'

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=5'

function setUp(respond: () => Promise<Response>) {
  const clock = createTestClock()
  const requestedUrls: string[] = []
  const { log, lines: warnings } = createTestLog()
  const host = { respond }
  const titleOf = createVideoTitles({
    endpoints: { youtube: 'https://one.invalid/oembed', vimeo: 'https://two.invalid/oembed' },
    fetch: (url) => {
      requestedUrls.push(url)
      return host.respond()
    },
    clock,
    log,
  })
  return { requestedUrls, clock, host, titleOf, warnings }
}

test('a title is requested once a day', async () => {
  const { requestedUrls, clock, titleOf } = setUp(async () =>
    Response.json({ title: ' A day at sea ' }),
  )
  expect(await titleOf(VIDEO)).toBe('A day at sea')
  expect(await titleOf(VIDEO)).toBe('A day at sea')
  expect(requestedUrls).toHaveLength(1)
  await clock.pass(86_400_000)
  await titleOf(VIDEO)
  expect(requestedUrls).toHaveLength(2)
})

test('the video’s URL is sent in the query unchanged', async () => {
  const { requestedUrls, titleOf } = setUp(async () => Response.json({ title: 'x' }))
  await titleOf(VIDEO)
  expect(new URL(requestedUrls[0] ?? '').searchParams.get('url')).toBe(VIDEO)
})

test.each([
  ['https://youtube.com/watch?v=1', 'one.invalid'],
  ['https://youtu.be/1', 'one.invalid'],
  ['https://vimeo.com/1', 'two.invalid'],
])('%s is looked up at %s', async (video, hostname) => {
  const { requestedUrls, titleOf } = setUp(async () => Response.json({ title: 'x' }))
  await titleOf(video)
  expect(new URL(requestedUrls[0] ?? '').hostname).toBe(hostname)
})

test.each([
  'https://evil.example/watch?v=1',
  'https://www.youtube.com.evil.example/',
  'https://constructor/',
  'https://user@evil.example/?www.youtube.com',
  'ftp://www.youtube.com/1',
  'javascript:alert(1)',
  '/media/clip.webm',
  '',
])('no host is requested about %j', async (video) => {
  const { requestedUrls, titleOf, warnings } = setUp(async () => Response.json({ title: 'x' }))
  expect(await titleOf(video)).toBeUndefined()
  expect(requestedUrls).toEqual([])
  expect(warnings).toEqual([])
})

test.each([
  ['refuses', () => Promise.reject(new Error('refused'))],
  ['sends 404', async () => new Response('Not Found', { status: 404 })],
  ['sends a page', async () => new Response('<html>')],
  ['has no title', async () => Response.json({ author_name: 'x' })],
  ['sends too much', async () => new Response('x'.repeat(70_000))],
])('a host that %s causes one warning in ten minutes', async (_name, respond) => {
  const { requestedUrls, clock, titleOf, host, warnings } = setUp(respond)
  expect(await titleOf(VIDEO)).toBeUndefined()
  await clock.pass(599_999)
  expect(await titleOf(VIDEO)).toBeUndefined()
  expect(requestedUrls).toHaveLength(1)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^no title from https:\/\/one\.invalid/)
  host.respond = async () => Response.json({ title: 'x' })
  await clock.pass(1)
  expect(await titleOf(VIDEO)).toBe('x')
})

test('a silent host is given up after two seconds', async () => {
  const { clock, titleOf, warnings } = setUp(() => new Promise(() => {}))
  const title = titleOf(VIDEO)
  await clock.pass(2_000)
  expect(await title).toBeUndefined()
  expect(warnings[0]).toMatch(/no answer within 2000 ms/)
})
