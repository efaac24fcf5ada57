import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { toHtml } from '../collections/rich-text-to-html.ts'
import type { ReadCallName } from '../public-api/read-call.ts'
import { ATTACK, attackAsRichText, BAD_NODES } from '../testing/attacks.ts'
import { testDesk } from '../testing/desk.ts'
import { type Person, person } from '../testing/people.ts'
import { YES } from '../testing/publishing.ts'
import {
  ATTACKED_COLLECTIONS,
  ATTACKED_GLOBALS,
  NOT_ATTACKED,
  sendFilled,
} from '../testing/send-filled.ts'

const desk = testDesk()
let administrator: Person

beforeAll(async () => {
  administrator = await person(desk, ['administrator'])
})

/** What of a piece of HTML would run, or lead to what runs. */
function whatRuns(html: string): string[] {
  const { document } = new JSDOM(`<body>${html}</body>`).window
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (/^(script|svg|style|iframe|object|embed|base|meta|form)$/i.test(element.tagName)) {
      found.push(element.outerHTML)
    }
    for (const { name, value } of element.attributes) {
      const leads = /^\s*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data):?/i.test(value)
      const loads = name === 'style' && /[(:].*[(:]|url/i.test(value)
      if (/^on/i.test(name) || loads || leads) found.push(`${name}=${value}`)
    }
  }
  return found
}

test.each(Object.keys(BAD_NODES))('%s in a rich text becomes HTML that runs nothing', (what) => {
  expect(whatRuns(toHtml(BAD_NODES[what], 'SO') ?? '')).toEqual([])
  expect(whatRuns(toHtml(BAD_NODES[what], 'EN') ?? '')).toEqual([])
})

test('words are words, whatever they look like', () => {
  const html = toHtml(attackAsRichText, 'SO') ?? ''
  expect(whatRuns(html)).toEqual([])
  expect(new JSDOM(html).window.document.body.textContent).toContain(ATTACK)
})

const sentBy = (path: string) => async (data: object) => {
  const answer = await administrator.http('POST', path, data)
  return { status: answer.status, json: (await answer.json()) as unknown }
}

test('every collection and global is tried, or is known to have no text for readers', () => {
  const { collections, globals } = desk.payload
  const known = [...Object.keys(ATTACKED_COLLECTIONS), ...NOT_ATTACKED.collections]
  const own = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))
  expect([...known, ...NOT_ATTACKED.others].sort()).toEqual(own.sort())
  const slugs = globals.config.map(({ slug }) => slug)
  expect([...ATTACKED_GLOBALS, ...NOT_ATTACKED.globals].sort()).toEqual(slugs.sort())
})

test.each(Object.keys(ATTACKED_COLLECTIONS) as (keyof typeof ATTACKED_COLLECTIONS)[])(
  'every text of %s is tried',
  async (slug) => {
    const { fields } = desk.payload.collections[slug].config
    const yes = 'confirmed=no_picture,title_without_text:so,title_without_text:en'
    const path = slug === 'posts' ? '/posts?draft=true' : `/${slug}?${yes}`
    const { taken, json } = await sendFilled(fields, ATTACKED_COLLECTIONS[slug], sentBy(path))
    expect(taken.length).toBeGreaterThan(0)
    if (slug !== 'posts') return
    const { id } = (json as { doc: { id: number } }).doc
    for (const language of ['so', 'en']) {
      const wish = {
        language,
        action: 'publish',
        reason: 'nobody else is here today',
        confirmed: YES,
      }
      const published = await administrator.http('POST', `/posts/${id}/publishing`, wish)
      expect(published.status).toBe(200)
    }
  },
)

test.each(ATTACKED_GLOBALS)('every text of the global %s is tried', async (slug) => {
  const fields = desk.payload.globals.config.find((each) => each.slug === slug)?.fields ?? []
  const { taken } = await sendFilled(fields, { _status: 'published' }, sentBy(`/globals/${slug}`))
  expect(taken.length).toBeGreaterThan(0)
})

const CALLS: readonly [ReadCallName, string][] = [
  ['latestPosts', 'language=SO&category_id=1'],
  ['featuredOperations', 'language=SO'],
  ['siteSettings', 'language=EN'],
  ['policies', 'language=SO'],
]

/** Every text in an answer that is HTML, by where it is. */
function htmlIn(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return /^\s*<\w/.test(value) ? [[at, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => htmlIn(inner, `${at}.${key}`))
}

test.each(CALLS)('what the call %s answers holds no HTML that runs', async (name, query) => {
  const data = await desk.data(name, query)
  expect(JSON.stringify(data)).toContain('alert(')
  for (const [at, html] of htmlIn(data)) expect([at, whatRuns(html)]).toEqual([at, []])
})
