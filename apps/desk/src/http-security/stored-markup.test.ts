import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { toHtml } from '../collections/rich-text-to-html.ts'
import type { ReadCallName } from '../public-api/read-call.ts'
import { ATTACK, attackAsRichText, BAD_NODES } from '../testing/attacks.ts'
import { testDesk } from '../testing/desk.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { CONFIRMED } from '../testing/publishing.ts'
import {
  ATTACKED_COLLECTIONS,
  ATTACKED_GLOBALS,
  NOT_ATTACKED,
  sendAttacks,
} from '../testing/send-attacks.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))
let administrator: Person

beforeAll(async () => {
  administrator = await createPerson(desk, ['administrator'])
})

/** The parts of HTML that would run code or load something that does. */
function activeContent(html: string): string[] {
  const { document } = new JSDOM(`<body>${html}</body>`).window
  const active: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (/^(script|svg|style|iframe|object|embed|base|meta|form)$/i.test(element.tagName)) {
      active.push(element.outerHTML)
    }
    for (const { name, value } of element.attributes) {
      const isScriptUrl = /^\s*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data):?/i.test(value)
      const isActiveStyle = name === 'style' && /[(:].*[(:]|url/i.test(value)
      if (/^on/i.test(name) || isActiveStyle || isScriptUrl) active.push(`${name}=${value}`)
    }
  }
  return active
}

test.each(Object.keys(BAD_NODES))(
  '%s in a rich text becomes HTML without active content',
  (name) => {
    expect(activeContent(toHtml(BAD_NODES[name], 'SO') ?? '')).toEqual([])
    expect(activeContent(toHtml(BAD_NODES[name], 'EN') ?? '')).toEqual([])
  },
)

test('a text that looks like HTML stays a text', () => {
  const html = toHtml(attackAsRichText, 'SO') ?? ''
  expect(activeContent(html)).toEqual([])
  expect(new JSDOM(html).window.document.body.textContent).toContain(ATTACK)
})

const sendTo = (path: string) => async (data: object) => {
  const response = await administrator.http('POST', path, data)
  return { status: response.status, json: (await response.json()) as unknown }
}

test('every collection and global is tested or listed as having no text for readers', () => {
  const { collections, globals } = desk.payload
  const listed = [...Object.keys(ATTACKED_COLLECTIONS), ...NOT_ATTACKED.collections]
  const slugs = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))
  expect([...listed, ...NOT_ATTACKED.others].sort()).toEqual(slugs.sort())
  const globalSlugs = globals.config.map(({ slug }) => slug)
  expect([...ATTACKED_GLOBALS, ...NOT_ATTACKED.globals].sort()).toEqual(globalSlugs.sort())
})

test.each(Object.keys(ATTACKED_COLLECTIONS) as (keyof typeof ATTACKED_COLLECTIONS)[])(
  'every text of %s accepts markup',
  async (slug) => {
    const { fields } = desk.payload.collections[slug].config
    const confirmation = 'confirmed=no_picture,title_without_text:so,title_without_text:en'
    const path = slug === 'posts' ? '/posts?draft=true' : `/${slug}?${confirmation}`
    const { accepted, json } = await sendAttacks(fields, ATTACKED_COLLECTIONS[slug], sendTo(path))
    expect(accepted.length).toBeGreaterThan(0)
    if (slug !== 'posts') return
    const { id } = (json as { doc: { id: number } }).doc
    for (const language of ['so', 'en']) {
      const command = {
        language,
        action: 'publish',
        reason: 'nobody else is here today',
        confirmed: CONFIRMED,
      }
      const published = await administrator.http('POST', `/posts/${id}/publishing`, command)
      expect(published.status).toBe(200)
    }
  },
)

test.each(ATTACKED_GLOBALS)('every text of the global %s accepts markup', async (slug) => {
  const fields = desk.payload.globals.config.find((global) => global.slug === slug)?.fields ?? []
  const { accepted } = await sendAttacks(
    fields,
    { _status: 'published' },
    sendTo(`/globals/${slug}`),
  )
  expect(accepted.length).toBeGreaterThan(0)
})

const CALLS: readonly [ReadCallName, string][] = [
  ['latestPosts', 'language=SO&category_id=1'],
  ['featuredOperations', 'language=SO'],
  ['siteSettings', 'language=EN'],
  ['policies', 'language=SO'],
]

/** The texts of a response that are HTML, by their path. */
function htmlTexts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return /^\s*<\w/.test(value) ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => htmlTexts(inner, `${path}.${key}`))
}

test.each(CALLS)('the response of the call %s has no active content', async (name, query) => {
  const data = await desk.data(name, query)
  expect(JSON.stringify(data)).toContain('alert(')
  for (const [path, html] of htmlTexts(data))
    expect([path, activeContent(html)]).toEqual([path, []])
})
