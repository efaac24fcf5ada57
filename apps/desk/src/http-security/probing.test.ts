import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addPicture } from '../testing/documents.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { createDraft } from '../testing/publishing.ts'

const desk = testDesk()

const people: Record<string, Person> = {}
let target: Person

/** A right guess and a wrong one: telling them apart would reveal a value letter by letter. */
const GUESSES = { right: 'person', wrong: 'nothing-like-it' } as const

beforeAll(async () => {
  people.administrator = await createPerson(desk, ['administrator'])
  people.writer = await createPerson(desk, ['writer'])
  people.publisher = await createPerson(desk, ['publisher'])
  people.inboxReader = await createPerson(desk, ['inboxReader'], ['press'])
  target = await createPerson(desk, ['writer'], ['security'])
  const post = await createDraft(target)
  await target.http('POST', `/posts/${post}/preview-links`, { days: 7 })
  await addPicture(desk.payload, {}, [60, 40])
})

/** What a response reveals, without what depends on the query itself. */
async function visibleResult(response: Response): Promise<string> {
  const { docs, totalDocs } = (await response.json()) as { docs?: object[]; totalDocs?: number }
  return response.status >= 400 ? 'refused' : JSON.stringify([totalDocs, docs])
}

/** Fields by which nobody may query over HTTP, with the collections that lead to them. */
const HIDDEN = [
  ...['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'lockUntil'].map(
    (field) => ['/users', field] as const,
  ),
  ['/users', 'loginAttempts'],
  ['/users', 'sessions.id'],
  ['/users', 'password'],
  ['/preview-links', 'tokenHash'],
  ['/preview-links', 'madeBy.hash'],
  ['/preview-links', 'madeBy.resetPasswordToken'],
  ['/preview-links', 'madeBy.sessions.id'],
  ['/posts', 'savedBy.hash'],
  ['/posts', 'savedBy.salt'],
  ['/schedules', 'by.hash'],
  ['/invitations', 'tokenDigest'],
] as const

/** Fields of accounts that only administrators and their owners may read. */
const PRIVATE = [
  ['/users', 'email'],
  ['/users', 'codesSince'],
  ['/preview-links', 'madeBy.email'],
  ['/schedules', 'by.email'],
  ['/posts', 'savedBy.email'],
] as const

const queryPairs = (field: string): readonly [string, string][] => [
  [`where[${field}][exists]=true`, `where[${field}][exists]=false`],
  [`where[${field}][like]=${GUESSES.right}`, `where[${field}][like]=${GUESSES.wrong}`],
  [
    `where[or][0][and][0][${field}][not_equals]=${GUESSES.wrong}`,
    `where[or][0][and][0][${field}][equals]=${GUESSES.wrong}`,
  ],
  [`where[${field}][greater_than]=0`, `where[${field}][less_than]=0`],
]

/** Fails if two queries by a field that must stay secret have different results. */
async function expectNoDifference(by: string, path: string, field: string): Promise<void> {
  const { http } = people[by] as Person
  const compare = async (first: string, second: string) => {
    const results = [await visibleResult(await http('GET', first))]
    results.push(await visibleResult(await http('GET', second)))
    expect([by, first, results[0] === results[1]]).toEqual([by, first, true])
  }
  for (const [right, wrong] of queryPairs(field)) {
    await compare(`${path}?${right}`, `${path}?${wrong}`)
    await compare(`${path}/count?${right}`, `${path}/count?${wrong}`)
  }
  await compare(`${path}?sort=${field}`, `${path}?sort=-${field}`)
}

test.each(HIDDEN)('nobody learns anything in %s by querying for %s', async (path, field) => {
  for (const by of ['writer', 'administrator']) await expectNoDifference(by, path, field)
})

test.each(PRIVATE)(
  'only administrators learn anything in %s by querying for %s',
  async (path, field) => {
    for (const by of ['writer', 'publisher', 'inboxReader'])
      await expectNoDifference(by, path, field)
  },
)

test.each([
  'select[hash]=true&select[salt]=true&select[sessions]=true&select[email]=true',
  'select[name]=true&select[resetPasswordToken]=true&select[lockUntil]=true',
  'populate[users][hash]=true&populate[users][email]=true&depth=3',
  'joins[sessions][limit]=10&depth=10',
  'showHiddenFields=true&overrideAccess=true',
  'draft=true&trash=true&depth=10&fallbackLocale=x&locale=*',
])('the query ?%s reveals nothing more about accounts', async (query) => {
  const { email } = target.user
  const sid = (target.user as { _sid?: string })._sid ?? 'none'
  for (const [by, { http }] of Object.entries(people)) {
    for (const path of ['/users', '/posts', '/preview-links', '/schedules', '/media']) {
      const text = await (await http('GET', `${path}?${query}`)).text()
      expect([by, path, /"(hash|salt|resetPasswordToken|tokenHash)":["\d[]/.test(text)]).toEqual([
        by,
        path,
        false,
      ])
      expect([by, path, text.includes(sid)]).toEqual([by, path, false])
      if (by !== 'administrator') {
        expect([by, path, text.includes(email)]).toEqual([by, path, false])
      }
    }
  }
})
