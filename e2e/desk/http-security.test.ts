import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ATTACK } from '../../apps/desk/src/testing/attacks.ts'
import { visitor } from '../harness/browser.ts'
import {
  ALONE_QUERY,
  addColleague,
  EDITOR,
  firstEditor,
  openScreen,
  publishing,
  rest,
  signIn,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

const READER = { email: 'akhriste@tusaale.example', password: EDITOR.password, name: ATTACK }

type Send = (data: object) => Promise<{ readonly status: number; readonly json: unknown }>
type Owners = readonly { readonly slug: string; readonly fields: readonly unknown[] }[]
type Config = Readonly<Record<'collections' | 'globals', Owners>>

interface Attacks {
  readonly ATTACKED_COLLECTIONS: Readonly<Record<string, object>>
  readonly ATTACKED_GLOBALS: readonly string[]
  sendAttacks(fields: readonly unknown[], base: object, send: Send): Promise<{ json: unknown }>
}

/** Imports a module of the desk by its URL, since its types need the desk's own compiler options. */
const importFromDesk = (path: string) =>
  import(new URL(`../../apps/desk/src/${path}`, import.meta.url).href)

let stack: EmptyStack
let article = 0

/** The fields of the desk's configuration, so that a new text is attacked without being named here. */
async function fieldsOf(kind: keyof Config, slug: string): Promise<readonly unknown[]> {
  vi.stubEnv('PAYLOAD_SECRET', 'tests')
  const { default: config } = (await importFromDesk('payload.config.ts')) as {
    default: Promise<Config>
  }
  const owners = (await config)[kind]
  vi.unstubAllEnvs()
  return owners.find((owner) => owner.slug === slug)?.fields ?? []
}

const sender = (page: Page, path: string) => async (data: object) => {
  const response = await page.request.post(`${stack.desk}/api${path}`, { data })
  return { status: response.status(), json: (await response.json()) as unknown }
}

/** Confirms the questions about a text without a picture. */
const CONFIRMED = 'confirmed=no_picture,title_without_text:so,title_without_text:en'

/** Writes the attacks into every text of the desk, and publishes it. */
async function attackDesk(page: Page): Promise<void> {
  const attacks = (await importFromDesk('testing/send-attacks.ts')) as Attacks
  const { ATTACKED_COLLECTIONS, ATTACKED_GLOBALS, sendAttacks } = attacks
  const background = { r: 20, g: 83, b: 45 }
  const picturePixels = { width: 320, height: 180, channels: 3, background } as const
  const buffer = await sharp({ create: picturePixels }).png().toBuffer()
  for (const [slug, base] of Object.entries(ATTACKED_COLLECTIONS)) {
    const query = slug === 'posts' ? 'draft=true' : `${CONFIRMED}&${ALONE_QUERY}`
    const path = `/${slug}?${query}`
    const { json } = await sendAttacks(
      await fieldsOf('collections', slug),
      base,
      sender(page, path),
    )
    if (slug === 'posts') article = (json as { doc: { id: number } }).doc.id
  }
  for (const slug of ATTACKED_GLOBALS) {
    const base = { _status: 'published' }
    await sendAttacks(
      await fieldsOf('globals', slug),
      base,
      sender(page, `/globals/${slug}?${ALONE_QUERY}`),
    )
  }
  const { doc } = await rest<{ doc: { id: number } }>(page, 'PATCH', `${stack.desk}/api/users/1`, {
    name: ATTACK,
  })
  expect(doc.id).toBe(1)
  const texts = { altSo: ATTACK, altEn: `${ATTACK}.`, captionSo: ATTACK, creditSo: ATTACK }
  const picture = await page.request.post(`${stack.desk}/api/media`, {
    multipart: {
      file: { name: `${ATTACK}.png`, mimeType: 'text/html', buffer },
      _payload: JSON.stringify(texts),
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
  await addColleague(page, stack.desk, {
    ...READER,
    roles: ['inboxReader'],
    departments: ['press'],
  })
  await attackDesk(page)
  const message = { name: ATTACK, subject: ATTACK, message: ATTACK, email: 'qof@tusaale.example' }
  const response = await fetch(`${stack.desk}/api/contact_submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, department: 'press', agreed: true }),
  })
  expect(response.status).toBe(200)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** Collects the dialogs of scripts that run. A script that the policy blocks logs a console error. */
function collectDialogs(page: Page): string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(`${dialog.message()} at ${page.url()}`)
    void dialog.dismiss()
  })
  return dialogs
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

test('a script in any text of the desk runs on no page of the site', async () => {
  const page = await visitor({ language: 'EN' })
  const dialogs = collectDialogs(page)
  await page.goto(`${stack.site}/resources/NewsDetail/${article}`)
  // The page shows the complete script as text.
  await expect.poll(() => page.locator('h1').innerText()).toContain('<script>alert(1)</script>')
  for (const path of PAGES) await page.goto(stack.site + path)
  expect(dialogs).toEqual([])
})

test.each([
  ...PAGES,
  '/feeds/so/news.atom',
  '/feeds/en/news.rss',
  '/feeds/so/news.json',
  '/sitemap.xml',
  '/sitemaps/news-1.xml',
])('%s shows the script as text', async (path) => {
  for (const language of ['SO', 'EN']) {
    const headers = { cookie: `language=${language}` }
    const response = await fetch(stack.site + path, { headers })
    const body = await response.text()
    // JSON is not parsed as markup.
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    expect([path, isJson || !MARKUP.test(body)]).toEqual([path, true])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('the script runs on no screen of the desk', async () => {
  const page = await visitor()
  await signIn(page, stack.desk)
  const dialogs = collectDialogs(page)
  for (const [path, landmark] of [
    ['', '.dashboard-view'],
    ['/collections/posts', 'table'],
    [`/collections/posts/${article}`, 'form[data-form-ready="true"] #field-so__title'],
    ['/collections/media', '.media-choice'],
    ['/collections/users', 'table'],
    ['/collections/audit', 'table'],
    ['/globals/about', 'form[data-form-ready="true"]'],
  ] as const) {
    await openScreen(page, `${stack.desk}/admin${path}`)
    await page.locator(landmark).first().waitFor()
  }
  expect(dialogs).toEqual([])
})

test('the script runs on no screen of the inbox', async () => {
  const page = await visitor()
  await signIn(page, stack.desk, READER)
  const dialogs = collectDialogs(page)
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages`)
  await page.locator('table a').first().waitFor()
  const { docs } = await rest<{ docs: { id: number }[] }>(
    page,
    'GET',
    `${stack.desk}/api/contact-messages`,
  )
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages/${docs[0]?.id}`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  expect(dialogs).toEqual([])
})

test('every screen redirects a visitor without a session or without a code', async () => {
  const { default: config } = (await importFromDesk('payload.config.ts')) as {
    default: Promise<Config>
  }
  const { collections, globals } = await config
  const screens = [
    ...collections.flatMap(({ slug }) => [`/collections/${slug}`, `/collections/${slug}/1`]),
    ...globals.map(({ slug }) => `/globals/${slug}`),
  ]
  const { email, password } = EDITOR
  const login = await fetch(`${stack.desk}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';')
  for (const [headers, target] of [
    [{}, '/admin/login'],
    [{ cookie }, '/admin/codes'],
  ] as const) {
    for (const screen of ['', '/account', ...screens]) {
      const response = await fetch(`${stack.desk}/admin${screen}`, { headers, redirect: 'manual' })
      const body = await response.text()
      const redirect = response.headers.get('location') ?? body
      expect([screen, redirect.includes(target) || response.status === 404]).toEqual([screen, true])
      // A session without a code shows only the name of its account, which has a script too.
      const secrets = [READER.email, 'qof@tusaale.example', target === '/admin/login' && 'alert(1)']
      expect(secrets.filter((secret) => secret && body.includes(secret))).toEqual([])
    }
  }
})

test('every script of a screen has the nonce of its response, and no other site can frame the desk', async () => {
  for (const path of ['/admin/login', '/admin/forgot', '/admin/collections/nothing']) {
    const response = await fetch(stack.desk + path)
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
    const html = await response.text()
    const scripts = html.match(/<script\b[^>]*>/g) ?? []
    expect([path, scripts.filter((script) => !script.includes(`nonce="${nonce}"`))]).toEqual([
      path,
      [],
    ])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('x-powered-by')).toBeNull()
    expect(response.headers.get('server')).toBeNull()
  }
})

test('the built desk refuses a foreign page’s form, with or without a session', async () => {
  const page = await visitor()
  await signIn(page, stack.desk)
  const before = await rest<{ user: object }>(page, 'GET', `${stack.desk}/api/users/me`)
  const refused = await page.request.post(`${stack.desk}/api/users/logout`, {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    form: {},
  })
  expect([refused.status(), await refused.json()]).toMatchObject([403, { code: 'from_elsewhere' }])
  const after = await rest<{ user: object }>(page, 'GET', `${stack.desk}/api/users/me`)
  expect(after.user).toEqual(before.user)
})
