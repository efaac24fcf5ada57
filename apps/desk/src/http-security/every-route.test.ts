import type { CollectionSlug, GlobalSlug } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { Role } from '../access/role.ts'
import { hashOfToken, newLinkToken } from '../collections/preview-links/link-token.ts'
import { testDesk } from '../testing/desk.ts'
import { ADD, SECRET } from '../testing/one-of-each.ts'
import { account, ask, person, withPassword } from '../testing/people.ts'
import {
  COLLECTION_ACCESS,
  GLOBAL_ACCESS,
  type RouteAccess,
} from '../testing/route-access-matrix.ts'

const desk = testDesk()

type Http = (method: string, path: string, body?: object) => Promise<Response>

interface Caller {
  readonly http: Http
  /** Of the session; none for a visitor. */
  readonly sid?: string
}

const callers = new Map<string, Caller>()
const ALL_ROLES: Role[] = ['writer', 'publisher', 'inboxReader', 'administrator']

beforeAll(async () => {
  // The first account of a desk is an administrator for ever: nobody of those below.
  await account(desk, ['administrator'])
  const by = async (letter: string, role: Role) => {
    const { http, user } = await person(desk, [role], ['press'])
    callers.set(letter, { http, sid: (user as { _sid?: string })._sid ?? '' })
  }
  callers.set('v', { http: (...asked) => ask(desk, ...asked) })
  callers.set('h', await withPassword(desk, await account(desk, ALL_ROLES, ['press'])))
  await by('w', 'writer')
  await by('p', 'publisher')
  await by('i', 'inboxReader')
  await by('a', 'administrator')
})

/** Ending one's own session is each account's own, and ends the walk: `sessions.test.ts`. */
const ELSEWHERE = ['post /logout']

/** What no answer has, whoever asks: what accounts are opened with. */
const KEPT =
  /"(hash|salt|resetPasswordToken|tokenHash|tokenDigest|recovery|lastStep|apiKey)":["\d[]/

/** Whether someone is let in; fails when an answer tells what it must not. */
async function isLetIn(letter: string, route: string, answer: Response): Promise<boolean> {
  const text = await answer.text()
  const isOpen = ![401, 403, 404].includes(answer.status)
  expect([route, letter, answer.status < 500 || answer.status === 501]).toEqual([
    route,
    letter,
    true,
  ])
  expect([route, letter, KEPT.exec(text)]).toEqual([route, letter, null])
  if (!isOpen) expect([route, letter, text.includes(SECRET)]).toEqual([route, letter, false])
  for (const [other, { sid }] of callers) {
    if (other !== letter && sid) expect([route, letter, text.includes(sid)]).not.toContain(true)
  }
  return isOpen && answer.status !== 501
}

const routesOf = (endpoints: readonly { method: string; path: string }[] | false | undefined) =>
  new Set((endpoints || []).map(({ method, path }) => `${method} ${path}`))

/** The routes of what is asked about, with those who are let in. */
async function walk(
  routes: ReadonlySet<string>,
  call: (http: Http, method: string, path: string) => Promise<Response>,
  another: () => Promise<void> = async () => undefined,
): Promise<RouteAccess> {
  const doors: Record<string, string> = {}
  for (const route of routes) {
    if (ELSEWHERE.includes(route)) continue
    const [method = '', path = ''] = route.split(' ')
    let allowed = ''
    for (const [letter, { http }] of callers) {
      const answer = await call(http, method.toUpperCase(), path)
      if (!(await isLetIn(letter, route, answer))) continue
      allowed += letter
      if (method === 'delete') await another()
    }
    doors[route] = allowed
  }
  return doors
}

/** The newest version of a document, or of the global of this name. */
async function versionOf(slug: string, id?: number | string): Promise<number | string> {
  const asked = { limit: 1, depth: 0, pagination: false } as const
  const versions =
    id === undefined
      ? desk.payload.findGlobalVersions({ slug: slug as GlobalSlug, ...asked })
      : desk.payload.findVersions({
          collection: slug as CollectionSlug,
          where: { parent: { equals: id } },
          ...asked,
        } as never)
  return (await versions.catch(() => ({ docs: [] }))).docs[0]?.id ?? 1
}

/** Of routes that look at what they are sent before they ask who sends it. */
const bodies = (version: number | string, email: string): Readonly<Record<string, object>> => ({
  'POST /:id/restore-text': { version, language: 'so' },
  'POST /unlock': { email },
})

async function linkOf(post: number | string): Promise<number | string> {
  const tokenHash = hashOfToken(newLinkToken())
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const data = { post: Number(post), tokenHash, expiresAt, opens: 0 }
  return (await desk.payload.create({ collection: 'preview-links', data })).id
}

test('every collection and every global of the desk is in the tables', () => {
  const { collections, globals } = desk.payload
  const open = Object.keys(collections).filter(
    (slug) => collections[slug as 'posts'].config.endpoints,
  )
  expect(Object.keys(COLLECTION_ACCESS).sort()).toEqual(open.sort())
  expect(Object.keys(GLOBAL_ACCESS).sort()).toEqual(globals.config.map(({ slug }) => slug).sort())
  expect(routesOf(desk.payload.config.endpoints)).toEqual(new Set(['get /access']))
})

test.each(Object.keys(COLLECTION_ACCESS))(
  'each route of %s lets in whom it is for, and tells others nothing',
  async (slug) => {
    const add = ADD[slug]
    if (!add) throw new Error(`no document of ${slug} is made in one-of-each.ts`)
    const { config } = desk.payload.collections[slug as CollectionSlug]
    let doc = await add(desk)
    let version = await versionOf(slug, doc.id)
    const another = async () => {
      doc = await add(desk)
      version = await versionOf(slug, doc.id)
    }
    const call = async (http: Http, method: string, path: string) => {
      const link = path.includes(':link') ? await linkOf(doc.id) : ''
      const isChange = method === 'PATCH' || (method === 'POST' && path !== '/:id/publishing')
      const draft = slug === 'posts' && isChange ? 'draft=true' : ''
      const isMany = path === '/' && ['PATCH', 'DELETE'].includes(method)
      const many = isMany ? `where[id][equals]=${doc.id}` : ''
      // Everyone has preferences of their own, by key; one is deleted that is there.
      const isOwn = slug === 'payload-preferences' && method === 'DELETE' && path !== '/'
      if (isOwn) await http('POST', `/${slug}/kept`, { value: 1 })
      const address = path
        .replace('/versions/:id', `/versions/${version}`)
        .replace(/:id\??/, isOwn ? 'kept' : String(doc.id))
        .replace(':key', 'kept')
        .replace(':link', String(link))
        .replace(':filename', doc.filename ?? '')
        .replace(/^\/$/, '')
      const body =
        method === 'GET' ? undefined : (bodies(version, doc.email ?? '')[`${method} ${path}`] ?? {})
      const query = [draft, many].filter(Boolean).join('&')
      return http(method, `/${slug}${address}?${query}`, body)
    }
    const found = await walk(routesOf(config.endpoints), call, another)
    expect(found).toEqual(COLLECTION_ACCESS[slug])
  },
)

test.each(Object.keys(GLOBAL_ACCESS))(
  'each route of the global %s lets in whom it is for',
  async (slug) => {
    const config = desk.payload.globals.config.find((each) => each.slug === slug)
    if (config?.versions) {
      await desk.payload.updateGlobal({ slug: slug as GlobalSlug, data: {}, draft: true })
    }
    const version = await versionOf(slug)
    const found = await walk(routesOf(config?.endpoints), (http, method, path) => {
      const address = path.replace(':id', String(version)).replace(/^\/$/, '')
      return http(
        method,
        `/globals/${slug}${address}?draft=true`,
        method === 'GET' ? undefined : {},
      )
    })
    expect(found).toEqual(GLOBAL_ACCESS[slug])
  },
)

test.each([
  'graphql',
  'graphql-playground',
  'payload-jobs',
  'payload-jobs/run',
  'payload-migrations',
  '_auth',
  'globals/none',
  'constructor',
  '__proto__',
  'toString',
  'globals/constructor',
  'globals/__proto__',
])('there is nothing at /api/%s, for nobody', async (path) => {
  for (const [letter, { http }] of callers) {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const answer = await http(method, `/${path}`, method === 'GET' ? undefined : {})
      expect([path, letter, method, [401, 403, 404, 501].includes(answer.status)]).toContain(true)
      await answer.text()
    }
  }
})

test('who has not signed in wholly is told of no rights but those of the first account’s form', async () => {
  for (const letter of ['v', 'h']) {
    const answer = await (callers.get(letter) as Caller).http('GET', '/access')
    const { collections = {}, ...rest } = (await answer.json()) as { collections?: object }
    expect(rest).toEqual({})
    expect(['users', 'payload-preferences']).toEqual(
      expect.arrayContaining(Object.keys(collections)),
    )
  }
})

test('nobody finds the preferences of another', async () => {
  const kept = await ADD['payload-preferences']?.(desk)
  for (const [letter, { http }] of callers) {
    for (const query of ['', '?depth=2', `?where[id][equals]=${kept?.id}`]) {
      const answer = await http('GET', `/payload-preferences${query}`)
      expect([letter, (await answer.text()).includes(SECRET)]).toEqual([letter, false])
    }
  }
})
