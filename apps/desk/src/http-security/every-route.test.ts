import type { CollectionSlug, GlobalSlug } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { Role } from '../access/role.ts'
import { hashToken, newLinkToken } from '../collections/preview-links/link-token.ts'
import { testDesk } from '../testing/desk.ts'
import { ADD_DOCUMENT, SECRET } from '../testing/one-of-each.ts'
import { createAccount, createPerson, sendRequest, signInWithPassword } from '../testing/people.ts'
import {
  COLLECTION_ACCESS,
  GLOBAL_ACCESS,
  type RouteAccess,
} from '../testing/route-access-matrix.ts'

const desk = testDesk()

type Http = (method: string, path: string, body?: object) => Promise<Response>

interface Caller {
  readonly http: Http
  /** The id of the session; none for a visitor. */
  readonly sid?: string
}

const callers = new Map<string, Caller>()
const ALL_ROLES: Role[] = ['writer', 'publisher', 'inboxReader', 'administrator']

beforeAll(async () => {
  // The first account of a desk is always an administrator, so it is none of those below.
  await createAccount(desk, ['administrator'])
  const addCaller = async (letter: string, role: Role) => {
    const { http, user } = await createPerson(desk, [role], ['press'])
    callers.set(letter, { http, sid: (user as { _sid?: string })._sid ?? '' })
  }
  callers.set('v', { http: (...args) => sendRequest(desk, ...args) })
  callers.set('h', await signInWithPassword(desk, await createAccount(desk, ALL_ROLES, ['press'])))
  await addCaller('w', 'writer')
  await addCaller('p', 'publisher')
  await addCaller('i', 'inboxReader')
  await addCaller('a', 'administrator')
})

/** Signing out would end the caller's session. It is tested in `signing-in.test.ts`. */
const SKIPPED_ROUTES = ['post /logout']

/** Credentials, which no response may contain. */
const CREDENTIALS =
  /"(hash|salt|resetPasswordToken|tokenHash|tokenDigest|recovery|lastStep|apiKey)":["\d[]/

/** Whether a caller has access; fails if the response reveals a secret. */
async function hasAccess(letter: string, route: string, response: Response): Promise<boolean> {
  const text = await response.text()
  const isAllowed = ![401, 403, 404].includes(response.status)
  expect([route, letter, response.status < 500 || response.status === 501]).toEqual([
    route,
    letter,
    true,
  ])
  expect([route, letter, CREDENTIALS.exec(text)]).toEqual([route, letter, null])
  if (!isAllowed) expect([route, letter, text.includes(SECRET)]).toEqual([route, letter, false])
  for (const [other, { sid }] of callers) {
    if (other !== letter && sid) expect([route, letter, text.includes(sid)]).not.toContain(true)
  }
  return isAllowed && response.status !== 501
}

const routesOf = (endpoints: readonly { method: string; path: string }[] | false | undefined) =>
  new Set((endpoints || []).map(({ method, path }) => `${method} ${path}`))

/** The routes with the callers that have access. `replaceDeleted` is called after a deletion. */
async function accessTo(
  routes: ReadonlySet<string>,
  call: (http: Http, method: string, path: string) => Promise<Response>,
  replaceDeleted: () => Promise<void> = async () => undefined,
): Promise<RouteAccess> {
  const access: Record<string, string> = {}
  for (const route of routes) {
    if (SKIPPED_ROUTES.includes(route)) continue
    const [method = '', path = ''] = route.split(' ')
    let allowed = ''
    for (const [letter, { http }] of callers) {
      const response = await call(http, method.toUpperCase(), path)
      if (!(await hasAccess(letter, route, response))) continue
      allowed += letter
      if (method === 'delete') await replaceDeleted()
    }
    access[route] = allowed
  }
  return access
}

/** The id of the newest version of a document, or of a global. */
async function newestVersion(slug: string, id?: number | string): Promise<number | string> {
  const query = { limit: 1, depth: 0, pagination: false } as const
  const versions =
    id === undefined
      ? desk.payload.findGlobalVersions({ slug: slug as GlobalSlug, ...query })
      : desk.payload.findVersions({
          collection: slug as CollectionSlug,
          where: { parent: { equals: id } },
          ...query,
        } as never)
  return (await versions.catch(() => ({ docs: [] }))).docs[0]?.id ?? 1
}

/** Bodies for routes that validate the body before they check access. */
const bodies = (version: number | string, email: string): Readonly<Record<string, object>> => ({
  'POST /:id/restore-text': { version, language: 'so' },
  'POST /unlock': { email },
})

async function addPreviewLink(post: number | string): Promise<number | string> {
  const tokenHash = hashToken(newLinkToken())
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const data = { post: Number(post), tokenHash, expiresAt, opens: 0 }
  return (await desk.payload.create({ collection: 'preview-links', data })).id
}

test('the access matrix has every collection and every global of the desk', () => {
  const { collections, globals } = desk.payload
  const slugs = Object.keys(collections).filter(
    (slug) => collections[slug as 'posts'].config.endpoints,
  )
  expect(Object.keys(COLLECTION_ACCESS).sort()).toEqual(slugs.sort())
  expect(Object.keys(GLOBAL_ACCESS).sort()).toEqual(globals.config.map(({ slug }) => slug).sort())
  expect(routesOf(desk.payload.config.endpoints)).toEqual(new Set(['get /access']))
})

test.each(Object.keys(COLLECTION_ACCESS))(
  'each route of %s is open to exactly the callers in the access matrix',
  async (slug) => {
    const add = ADD_DOCUMENT[slug]
    if (!add) throw new Error(`one-of-each.ts makes no document of ${slug}`)
    const { config } = desk.payload.collections[slug as CollectionSlug]
    let doc = await add(desk)
    let version = await newestVersion(slug, doc.id)
    const replaceDeleted = async () => {
      doc = await add(desk)
      version = await newestVersion(slug, doc.id)
    }
    const call = async (http: Http, method: string, path: string) => {
      const link = path.includes(':link') ? await addPreviewLink(doc.id) : ''
      const isChange = method === 'PATCH' || (method === 'POST' && path !== '/:id/publishing')
      const draft = slug === 'posts' && isChange ? 'draft=true' : ''
      const isMany = path === '/' && ['PATCH', 'DELETE'].includes(method)
      const many = isMany ? `where[id][equals]=${doc.id}` : ''
      // Preferences belong to the caller and are found by key: one must exist to be deleted.
      const isOwn = slug === 'payload-preferences' && method === 'DELETE' && path !== '/'
      if (isOwn) await http('POST', `/${slug}/example`, { value: 1 })
      const routePath = path
        .replace('/versions/:id', `/versions/${version}`)
        .replace(/:id\??/, isOwn ? 'example' : String(doc.id))
        .replace(':key', 'example')
        .replace(':link', String(link))
        .replace(':filename', doc.filename ?? '')
        .replace(/^\/$/, '')
      const body =
        method === 'GET' ? undefined : (bodies(version, doc.email ?? '')[`${method} ${path}`] ?? {})
      const query = [draft, many].filter(Boolean).join('&')
      return http(method, `/${slug}${routePath}?${query}`, body)
    }
    const access = await accessTo(routesOf(config.endpoints), call, replaceDeleted)
    expect(access).toEqual(COLLECTION_ACCESS[slug])
  },
)

test.each(Object.keys(GLOBAL_ACCESS))(
  'each route of the global %s is open to exactly the callers in the access matrix',
  async (slug) => {
    const config = desk.payload.globals.config.find((global) => global.slug === slug)
    if (config?.versions) {
      await desk.payload.updateGlobal({ slug: slug as GlobalSlug, data: {}, draft: true })
    }
    const version = await newestVersion(slug)
    const access = await accessTo(routesOf(config?.endpoints), (http, method, path) => {
      const routePath = path.replace(':id', String(version)).replace(/^\/$/, '')
      return http(
        method,
        `/globals/${slug}${routePath}?draft=true`,
        method === 'GET' ? undefined : {},
      )
    })
    expect(access).toEqual(GLOBAL_ACCESS[slug])
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
])('nobody finds anything at /api/%s', async (path) => {
  for (const [letter, { http }] of callers) {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const response = await http(method, `/${path}`, method === 'GET' ? undefined : {})
      expect([path, letter, method, [401, 403, 404, 501].includes(response.status)]).toContain(true)
      await response.text()
    }
  }
})

test('before the sign-in is complete, only the rights for the first account’s form are shown', async () => {
  for (const letter of ['v', 'h']) {
    const response = await (callers.get(letter) as Caller).http('GET', '/access')
    const { collections = {}, ...rest } = (await response.json()) as { collections?: object }
    expect(rest).toEqual({})
    expect(['users', 'payload-preferences']).toEqual(
      expect.arrayContaining(Object.keys(collections)),
    )
  }
})

test('nobody can read the preferences of somebody else', async () => {
  const preference = await ADD_DOCUMENT['payload-preferences']?.(desk)
  for (const [letter, { http }] of callers) {
    for (const query of ['', '?depth=2', `?where[id][equals]=${preference?.id}`]) {
      const response = await http('GET', `/payload-preferences${query}`)
      expect([letter, (await response.text()).includes(SECRET)]).toEqual([letter, false])
    }
  }
})
