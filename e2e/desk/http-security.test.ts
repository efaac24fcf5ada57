import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ATTACK } from '../../apps/desk/src/testing/attacks.ts'
import { visitor } from '../harness/browser.ts'
import {
  colleague,
  EDITOR,
  firstEditor,
  openScreen,
  publishing,
  rest,
  signedIn,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/empty-stack.ts'

const READER = { email: 'akhriste@tusaale.example', password: EDITOR.password, name: ATTACK }

type Send = (data: object) => Promise<{ readonly status: number; readonly json: unknown }>
type Owners = readonly { readonly slug: string; readonly fields: readonly unknown[] }[]
type Config = Readonly<Record<'collections' | 'globals', Owners>>

interface Attacks {
  readonly ATTACKED_COLLECTIONS: Readonly<Record<string, object>>
  readonly ATTACKED_GLOBALS: readonly string[]
  sendAttacks(fields: readonly unknown[], base: object, send: Send): Promise<{ json: unknown }>
}

/** A module of the desk, not by its name: its types are of its own settings, which are not these. */
const ofDesk = (path: string) =>
  import(new URL(`../../apps/desk/src/${path}`, import.meta.url).href)

let stack: EmptyStack
let article = 0

/** The fields of the desk's own configuration: a new text is tried without being named here. */
async function fieldsOf(kind: keyof Config, slug: string): Promise<readonly unknown[]> {
  process.env.PAYLOAD_SECRET ??= 'tests'
  const { default: config } = (await ofDesk('payload.config.ts')) as { default: Promise<Config> }
  return (await config)[kind].find((owner) => owner.slug === slug)?.fields ?? []
}

const sentBy = (page: Page, path: string) => async (data: object) => {
  const answer = await page.request.post(`${stack.desk}/api${path}`, { data })
  return { status: answer.status(), json: (await answer.json()) as unknown }
}

/** What is asked of a text without a picture, answered. */
const CONFIRMED = 'confirmed=no_picture,title_without_text:so,title_without_text:en'

/** Writes what is tried into every text that people write at the desk, and publishes it. */
async function attackDesk(page: Page): Promise<void> {
  const attacks = (await ofDesk('testing/send-attacks.ts')) as Attacks
  const { ATTACKED_COLLECTIONS, ATTACKED_GLOBALS, sendAttacks } = attacks
  const background = { r: 20, g: 83, b: 45 }
  const picturePixels = { width: 320, height: 180, channels: 3, background } as const
  const buffer = await sharp({ create: picturePixels }).png().toBuffer()
  for (const [slug, base] of Object.entries(ATTACKED_COLLECTIONS)) {
    const query = slug === 'posts' ? 'draft=true' : CONFIRMED
    const path = `/${slug}?${query}`
    const { json } = await sendAttacks(
      await fieldsOf('collections', slug),
      base,
      sentBy(page, path),
    )
    if (slug === 'posts') article = (json as { doc: { id: number } }).doc.id
  }
  for (const slug of ATTACKED_GLOBALS) {
    const base = { _status: 'published' }
    await sendAttacks(await fieldsOf('globals', slug), base, sentBy(page, `/globals/${slug}`))
  }
  const { doc } = await rest<{ doc: { id: number } }>(page, 'PATCH', `${stack.desk}/api/users/1`, {
    name: ATTACK,
  })
  expect(doc.id).toBe(1)
  const words = { altSo: ATTACK, altEn: `${ATTACK}.`, captionSo: ATTACK, creditSo: ATTACK }
  const picture = await page.request.post(`${stack.desk}/api/media`, {
    multipart: {
      file: { name: `${ATTACK}.png`, mimeType: 'text/html', buffer },
      _payload: JSON.stringify(words),
    },
  })
  const media = (await picture.json()) as { doc: { id: number } }
  await rest(page, 'PATCH', `${stack.desk}/api/posts/${article}?draft=true`, {
    picture: media.doc.id,
  })
  for (const language of ['so', 'en'] as const) {
    const reason = `Nobody else is here. ${ATTACK}`
    await publishing(page, stack.desk, article, { language, action: 'publish', reason })
  }
}

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
  await colleague(page, stack.desk, { ...READER, roles: ['inboxReader'], departments: ['press'] })
  await attackDesk(page)
  const message = { name: ATTACK, subject: ATTACK, message: ATTACK, email: 'qof@tusaale.example' }
  const sent = await fetch(`${stack.desk}/api/contact_submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, department: 'press', agreed: true }),
  })
  expect(sent.status).toBe(200)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** Notes what a script that got through would do; a refused one is an error of the console. */
function alarms(page: Page): string[] {
  const rung: string[] = []
  page.on('dialog', (dialog) => {
    rung.push(`${dialog.message()} at ${page.url()}`)
    void dialog.dismiss()
  })
  return rung
}

const MARKUP = /<script>alert|<img src=x onerror|<svg onload/i

const PAGES = [
  '/',
  '/resources/news',
  '/resources/OperationsCampaigns',
  '/ministry/about',
  '/ministry/Partners',
  '/ministry/MinistryLeadership',
  '/contact',
  '/privacy',
  '/security',
  '/search?q=alert',
]

test('what was written into every text of the desk runs on no page of the site', async () => {
  const page = await visitor({ language: 'EN' })
  const rung = alarms(page)
  await page.goto(`${stack.site}/resources/NewsDetail/${article}`)
  // As words it is there, whole.
  await expect.poll(() => page.locator('h1').innerText()).toContain('<script>alert(1)</script>')
  for (const path of PAGES) await page.goto(stack.site + path)
  expect(rung).toEqual([])
})

test.each([
  ...PAGES,
  '/feeds/so/news.atom',
  '/feeds/en/news.rss',
  '/feeds/so/news.json',
  '/sitemap.xml',
  '/sitemaps/news-1.xml',
])('%s holds it as words alone', async (path) => {
  for (const language of ['SO', 'EN']) {
    const headers = { cookie: `language=${language}` }
    const answer = await fetch(stack.site + path, { headers })
    const body = await answer.text()
    // JSON is no markup, and is sent as what it is.
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    expect([path, isJson || !MARKUP.test(body)]).toEqual([path, true])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('nor at the desk’s own screens', async () => {
  const page = await visitor()
  await signedIn(page, stack.desk)
  const rung = alarms(page)
  for (const [path, seen] of [
    ['', '.dashboard-view'],
    ['/collections/posts', 'table'],
    [`/collections/posts/${article}`, 'form[data-form-ready="true"] #field-so__title'],
    ['/collections/media', '.media-choice'],
    ['/collections/users', 'table'],
    ['/collections/audit', 'table'],
    ['/globals/about', 'form[data-form-ready="true"]'],
  ] as const) {
    await openScreen(page, `${stack.desk}/admin${path}`)
    await page.locator(seen).first().waitFor()
  }
  expect(rung).toEqual([])
})

test('nor where messages are read', async () => {
  const page = await visitor()
  const { email, password } = READER
  await page.request.post(`${stack.desk}/api/users/login`, { data: { email, password } })
  const rung = alarms(page)
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages`)
  await page.locator('table a').first().waitFor()
  const { docs } = await rest<{ docs: { id: number }[] }>(
    page,
    'GET',
    `${stack.desk}/api/contact-messages`,
  )
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages/${docs[0]?.id}`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  expect(rung).toEqual([])
})

test('who has not signed in, or not wholly, is led away from every screen', async () => {
  const { default: config } = (await ofDesk('payload.config.ts')) as { default: Promise<Config> }
  const { collections, globals } = await config
  const screens = [
    ...collections.flatMap(({ slug }) => [`/collections/${slug}`, `/collections/${slug}/1`]),
    ...globals.map(({ slug }) => `/globals/${slug}`),
  ]
  const { email, password } = EDITOR
  const half = await fetch(`${stack.desk}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const [cookie = ''] = (half.headers.get('set-cookie') ?? '').split(';')
  for (const [headers, door] of [
    [{}, '/admin/login'],
    [{ cookie }, '/admin/codes'],
  ] as const) {
    for (const screen of ['', '/account', ...screens]) {
      const answer = await fetch(`${stack.desk}/admin${screen}`, { headers, redirect: 'manual' })
      const body = await answer.text()
      const to = answer.headers.get('location') ?? body
      expect([screen, to.includes(door) || answer.status === 404]).toEqual([screen, true])
      // Of all that was written, someone half signed in has their own name alone.
      const others = [READER.email, 'qof@tusaale.example', door === '/admin/login' && 'alert(1)']
      expect(others.filter((words) => words && body.includes(words))).toEqual([])
    }
  }
})

test('every script of the desk’s screens has the nonce of its answer, and no other site frames it', async () => {
  for (const path of ['/admin/login', '/admin/forgot', '/admin/collections/nothing']) {
    const answer = await fetch(stack.desk + path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
    const html = await answer.text()
    const scripts = html.match(/<script\b[^>]*>/g) ?? []
    expect([path, scripts.filter((script) => !script.includes(`nonce="${nonce}"`))]).toEqual([
      path,
      [],
    ])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect([answer.headers.get('x-powered-by'), answer.headers.get('server')]).toEqual([null, null])
  }
})

test('the built desk refuses a foreign page’s form, with or without a session', async () => {
  const page = await visitor()
  await signedIn(page, stack.desk)
  const before = await rest<{ user: object }>(page, 'GET', `${stack.desk}/api/users/me`)
  const refused = await page.request.post(`${stack.desk}/api/users/logout`, {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    form: {},
  })
  expect([refused.status(), await refused.json()]).toMatchObject([403, { code: 'from_elsewhere' }])
  const after = await rest<{ user: object }>(page, 'GET', `${stack.desk}/api/users/me`)
  expect(after.user).toEqual(before.user)
})
