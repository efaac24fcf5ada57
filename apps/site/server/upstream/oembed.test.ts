import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createVideoTitles } from './oembed.ts'

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=5'

function setUp(answer: () => Promise<Response>) {
  const clock = createTestClock()
  const asked: string[] = []
  const warnings: string[] = []
  const state = { answer }
  const titleOf = createVideoTitles({
    bases: { youtube: 'https://one.invalid/oembed', vimeo: 'https://two.invalid/oembed' },
    fetch: (address) => {
      asked.push(address)
      return state.answer()
    },
    clock,
    log: { info: () => {}, warn: (line) => warnings.push(line), error: () => {} },
  })
  return { asked, clock, state, titleOf, warnings }
}

test('a title is asked for once a day', async () => {
  const { asked, clock, titleOf } = setUp(async () => Response.json({ title: ' A day at sea ' }))
  expect(await titleOf(VIDEO)).toBe('A day at sea')
  expect(await titleOf(VIDEO)).toBe('A day at sea')
  expect(asked).toHaveLength(1)
  await clock.pass(86_400_000)
  await titleOf(VIDEO)
  expect(asked).toHaveLength(2)
})

test('the video goes into the query as it is', async () => {
  const { asked, titleOf } = setUp(async () => Response.json({ title: 'x' }))
  await titleOf(VIDEO)
  expect(new URL(asked[0] ?? '').searchParams.get('url')).toBe(VIDEO)
})

test.each([
  ['https://youtube.com/watch?v=1', 'one.invalid'],
  ['https://youtu.be/1', 'one.invalid'],
  ['https://vimeo.com/1', 'two.invalid'],
])('%s is looked up at %s', async (video, host) => {
  const { asked, titleOf } = setUp(async () => Response.json({ title: 'x' }))
  await titleOf(video)
  expect(new URL(asked[0] ?? '').hostname).toBe(host)
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
])('nobody is asked about %j', async (video) => {
  const { asked, titleOf, warnings } = setUp(async () => Response.json({ title: 'x' }))
  expect(await titleOf(video)).toBeUndefined()
  expect(asked).toEqual([])
  expect(warnings).toEqual([])
})

test.each([
  ['refuses', () => Promise.reject(new Error('refused'))],
  ['answers 404', async () => new Response('Not Found', { status: 404 })],
  ['answers a page', async () => new Response('<html>')],
  ['has no title', async () => Response.json({ author_name: 'x' })],
  ['sends too much', async () => new Response('x'.repeat(70_000))],
])('a host that %s is one warning in ten minutes', async (_name, answer) => {
  const { asked, clock, titleOf, state, warnings } = setUp(answer)
  expect(await titleOf(VIDEO)).toBeUndefined()
  await clock.pass(599_999)
  expect(await titleOf(VIDEO)).toBeUndefined()
  expect(asked).toHaveLength(1)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^no title from https:\/\/one\.invalid/)
  state.answer = async () => Response.json({ title: 'x' })
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
