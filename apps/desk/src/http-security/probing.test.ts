import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addPicture } from '../testing/documents.ts'
import { type Person, person } from '../testing/people.ts'
import { drafted } from '../testing/publishing.ts'

const desk = testDesk()

const people: Record<string, Person> = {}
let target: Person

/** A right guess and a wrong one: who learns which is which learns the rest letter by letter. */
const GUESSES = { right: 'person', wrong: 'nothing-like-it' } as const

beforeAll(async () => {
  people.administrator = await person(desk, ['administrator'])
  people.writer = await person(desk, ['writer'])
  people.publisher = await person(desk, ['publisher'])
  people.inboxReader = await person(desk, ['inboxReader'], ['press'])
  target = await person(desk, ['writer'], ['security'])
  const post = await drafted(target)
  await target.http('POST', `/posts/${post}/preview-links`, { days: 7 })
  await addPicture(desk.payload, {}, [60, 40])
})

/** What an answer shows, without what hangs on the question itself. */
async function shown(answer: Response): Promise<string> {
  const { docs, totalDocs } = (await answer.json()) as { docs?: object[]; totalDocs?: number }
  return answer.status >= 400 ? 'refused' : JSON.stringify([totalDocs, docs])
}

/** Fields that nobody asks by over HTTP, in the collections where they are or to which they lead. */
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

/** Fields of accounts that only administrators and their owners read. */
const OF_OTHERS = [
  ['/users', 'email'],
  ['/users', 'codesSince'],
  ['/preview-links', 'madeBy.email'],
  ['/schedules', 'by.email'],
  ['/posts', 'savedBy.email'],
] as const

const operators = (field: string): readonly [string, string][] => [
  [`where[${field}][exists]=true`, `where[${field}][exists]=false`],
  [`where[${field}][like]=${GUESSES.right}`, `where[${field}][like]=${GUESSES.wrong}`],
  [
    `where[or][0][and][0][${field}][not_equals]=${GUESSES.wrong}`,
    `where[or][0][and][0][${field}][equals]=${GUESSES.wrong}`,
  ],
  [`where[${field}][greater_than]=0`, `where[${field}][less_than]=0`],
]

/** Fails when two questions by a field of which nothing may be told are answered differently. */
async function tellsNothing(by: string, path: string, field: string): Promise<void> {
  const { http } = people[by] as Person
  for (const [one, other] of operators(field)) {
    const answers = [await shown(await http('GET', `${path}?${one}`))]
    answers.push(await shown(await http('GET', `${path}?${other}`)))
    expect([by, path, one, answers[0] === answers[1]]).toEqual([by, path, one, true])
    const counted = [await shown(await http('GET', `${path}/count?${one}`))]
    counted.push(await shown(await http('GET', `${path}/count?${other}`)))
    expect([by, path, one, counted[0] === counted[1]]).toEqual([by, path, one, true])
  }
  const sorted = [await shown(await http('GET', `${path}?sort=${field}`))]
  sorted.push(await shown(await http('GET', `${path}?sort=-${field}`)))
  expect([by, path, `sort=${field}`, sorted[0] === sorted[1]]).toEqual([
    by,
    path,
    `sort=${field}`,
    true,
  ])
}

test.each(HIDDEN)('nobody learns anything in %s by asking for %s', async (path, field) => {
  for (const by of ['writer', 'administrator']) await tellsNothing(by, path, field)
})

test.each(OF_OTHERS)(
  'who is no administrator learns nothing in %s by asking for %s',
  async (path, field) => {
    for (const by of ['writer', 'publisher', 'inboxReader']) await tellsNothing(by, path, field)
  },
)

test.each([
  'select[hash]=true&select[salt]=true&select[sessions]=true&select[email]=true',
  'select[name]=true&select[resetPasswordToken]=true&select[lockUntil]=true',
  'populate[users][hash]=true&populate[users][email]=true&depth=3',
  'joins[sessions][limit]=10&depth=10',
  'showHiddenFields=true&overrideAccess=true',
  'draft=true&trash=true&depth=10&fallbackLocale=x&locale=*',
])('an answer to ?%s shows nothing more of accounts', async (query) => {
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
