import { beforeAll, expect, test } from 'vitest'
import type { Role } from '../access/role.ts'
import { CHECKS } from '../publish-checks/checks.ts'
import { testDesk } from '../testing/desk.ts'
import { ask, type Person, person } from '../testing/people.ts'

const desk = testDesk()

const GLOBALS = [
  'alert',
  'contact-information',
  'banners',
  'about',
  'partners',
  'terms-of-use',
] as const

/** Those who have one role alone, or none, and whether they change what stands around the articles. */
const PEOPLE = {
  nobody: { roles: [], changes: false },
  writer: { roles: ['writer'], changes: false },
  inboxReader: { roles: ['inboxReader'], changes: false },
  publisher: { roles: ['publisher'], changes: true },
  administrator: { roles: ['administrator'], changes: true },
} as const satisfies Record<string, { roles: readonly Role[]; changes: boolean }>

type Who = keyof typeof PEOPLE

const people = new Map<Who, Person>()
beforeAll(async () => {
  for (const who of Object.keys(PEOPLE) as Who[]) {
    people.set(who, await person(desk, PEOPLE[who].roles))
  }
})

function personOf(who: Who): Person {
  const found = people.get(who)
  if (!found) throw new Error(`no account of ${who}`)
  return found
}

/** Something to write into each, so that a refusal is the rule's and not the fields'. */
const CHANGE = {
  alert: { en: { title: 'Sample' } },
  'contact-information': { email: 'x@tusaale.example' },
  banners: { en: { showName: true } },
  about: { en: { title: 'Sample' } },
  partners: { partners: [] },
  'terms-of-use': { en: { title: 'Sample' } },
} as const

const TABLE = GLOBALS.flatMap((slug) =>
  (Object.keys(PEOPLE) as Who[]).map((who) => [slug, who, PEOPLE[who].changes] as const),
)

test.each(TABLE)(
  '%s over HTTP is read by %s and changed by them: %s',
  async (slug, who, changes) => {
    const { http } = personOf(who)
    const path = `/globals/${slug}`
    expect((await http('GET', path)).status).toBe(200)
    expect((await http('GET', `${path}?draft=true`)).status).toBe(200)
    expect((await http('GET', `${path}/versions`)).status).toBe(200)
    const expected = changes ? 200 : 403
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
  '%s in the desk is read by %s and changed by them: %s',
  async (slug, who, changes) => {
    const as = { slug, user: personOf(who).user, overrideAccess: false } as const
    await desk.payload.findGlobal(as)
    await desk.payload.findGlobalVersions(as)
    for (const draft of [true, false]) {
      const write = desk.payload.updateGlobal({ ...as, draft, data: CHANGE[slug] as object })
      if (changes) await write
      else await expect(write).rejects.toThrow(/not allowed/)
    }
  },
)

test.each(GLOBALS)('a visitor neither reads nor changes %s', async (slug) => {
  const path = `/globals/${slug}`
  expect((await ask(desk, 'GET', path)).status).toBe(403)
  expect((await ask(desk, 'GET', `${path}/versions`)).status).toBe(403)
  expect((await ask(desk, 'POST', path, CHANGE[slug])).status).toBe(403)
})

test('an alert that is over is not published, and one that is public is taken back', async () => {
  const { http } = personOf('publisher')
  const over = { so: { title: 'Digniin' }, from: null, until: '2026-11-01T06:00:00.000Z' }
  const answer = await http('POST', '/globals/alert', { ...over, _status: 'published' })
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining(CHECKS.alert_is_over.en),
  ])
  const data = { ...over, _status: 'published' as const }
  await desk.payload.updateGlobal({ slug: 'alert', data })
  expect((await http('POST', '/globals/alert', { _status: 'draft' })).status).toBe(200)
})
