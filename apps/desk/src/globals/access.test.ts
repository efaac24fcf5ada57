import { beforeAll, expect, test } from 'vitest'
import type { Role } from '../access/role.ts'
import { CHECKS } from '../publish-checks/checks.ts'
import { testDesk } from '../testing/desk.ts'
import { createPerson, type Person, sendRequest } from '../testing/people.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))

const GLOBALS = [
  'alert',
  'contact-information',
  'banners',
  'about',
  'partners',
  'terms-of-use',
] as const

/** Accounts with one role or none, and whether they may change the globals. */
const PEOPLE = {
  nobody: { roles: [], canChange: false },
  writer: { roles: ['writer'], canChange: false },
  inboxReader: { roles: ['inboxReader'], canChange: false },
  publisher: { roles: ['publisher'], canChange: true },
  administrator: { roles: ['administrator'], canChange: true },
} as const satisfies Record<string, { roles: readonly Role[]; canChange: boolean }>

type PersonName = keyof typeof PEOPLE

const NAMES = Object.keys(PEOPLE) as PersonName[]

const people = {} as Record<PersonName, Person>
beforeAll(async () => {
  for (const name of NAMES) people[name] = await createPerson(desk, PEOPLE[name].roles)
})

/** Valid data for each global, so that only an access rule can refuse it. */
const CHANGE = {
  alert: { en: { title: 'Sample' } },
  'contact-information': { email: 'x@tusaale.example' },
  banners: { en: { showName: true } },
  about: { en: { title: 'Sample' } },
  partners: { partners: [] },
  'terms-of-use': { en: { title: 'Sample' } },
} as const

const TABLE = GLOBALS.flatMap((slug) =>
  NAMES.map((name) => [slug, name, PEOPLE[name].canChange] as const),
)

test.each(TABLE)(
  'over HTTP, %s can be read by %s, and changed: %s',
  async (slug, name, canChange) => {
    const { http } = people[name]
    const path = `/globals/${slug}`
    expect((await http('GET', path)).status).toBe(200)
    expect((await http('GET', `${path}?draft=true`)).status).toBe(200)
    expect((await http('GET', `${path}/versions`)).status).toBe(200)
    const expected = canChange ? 200 : 403
    const published = { ...CHANGE[slug], _status: 'published' }
    expect((await http('POST', `${path}?draft=true`, CHANGE[slug])).status).toBe(expected)
    expect((await http('POST', path, published)).status).toBe(expected)
    const { docs } = await desk.payload.findGlobalVersions({ slug, limit: 1 })
    const version = docs[0]?.id ?? 0
    const restore = await http('POST', `${path}/versions/${version}`)
    expect(restore.status).toBe(version === 0 ? 404 : expected)
  },
)

test.each(TABLE)(
  'through the Local API, %s can be read by %s, and changed: %s',
  async (slug, name, canChange) => {
    const as = { slug, user: people[name].user, overrideAccess: false } as const
    await desk.payload.findGlobal(as)
    await desk.payload.findGlobalVersions(as)
    for (const draft of [true, false]) {
      const write = desk.payload.updateGlobal({ ...as, draft, data: CHANGE[slug] as object })
      if (canChange) await write
      else await expect(write).rejects.toThrow(/not allowed/)
    }
  },
)

test.each(GLOBALS)('a visitor can neither read nor change %s', async (slug) => {
  const path = `/globals/${slug}`
  expect((await sendRequest(desk, 'GET', path)).status).toBe(403)
  expect((await sendRequest(desk, 'GET', `${path}/versions`)).status).toBe(403)
  expect((await sendRequest(desk, 'POST', path, CHANGE[slug])).status).toBe(403)
})

test('an alert that is over cannot be published, but can be unpublished', async () => {
  const { http } = people.publisher
  const over = { so: { title: 'Digniin' }, from: null, until: '2026-11-01T06:00:00.000Z' }
  const response = await http('POST', '/globals/alert', { ...over, _status: 'published' })
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining(CHECKS.alert_is_over.en),
  ])
  const data = { ...over, _status: 'published' as const }
  await desk.payload.updateGlobal({ slug: 'alert', data })
  expect((await http('POST', '/globals/alert', { _status: 'draft' })).status).toBe(200)
})
