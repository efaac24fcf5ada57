import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { ADD, SECRET } from '../testing/one-of-each.ts'
import { account, person, withPassword } from '../testing/people.ts'
import { COLLECTION_ACCESS } from '../testing/route-access-matrix.ts'
import { loadServerFunctions } from '../testing/server-functions.ts'
import { SERVER_FUNCTIONS } from './server-functions.ts'

const desk = testDesk()

let functions: Awaited<ReturnType<typeof loadServerFunctions>>
/** Headers of callers, by the letters of `testing/doors.ts`. */
const callers = new Map<string, Record<string, string>>()

beforeAll(async () => {
  // Payload says on the console which of our components are not in the empty import map.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  functions = await loadServerFunctions(desk)
  await account(desk, ['administrator'])
  const signedIn = (letter: string, { token }: { token: string }) =>
    callers.set(letter, { authorization: `JWT ${token}` })
  callers.set('v', {})
  signedIn('h', await withPassword(desk, await account(desk, ['administrator', 'publisher'])))
  signedIn('w', await person(desk, ['writer']))
  signedIn('p', await person(desk, ['publisher']))
  signedIn('i', await person(desk, ['inboxReader'], ['press']))
  signedIn('a', await person(desk, ['administrator']))
}, 180_000)

afterAll(async () => {
  await functions.close()
  vi.restoreAllMocks()
})

const COLLECTIONS = ['posts', 'contact-messages', 'audit', 'users', 'second-factors'] as const

const argsOf = (slug: string, id: number | string) => ({
  collectionSlug: slug,
  id,
  docID: id,
  operation: 'update',
  schemaPath: slug,
  docPermissions: { fields: true, read: true, update: true },
  docPreferences: { fields: {} },
  initialData: {},
  columns: [],
  enableRowSelections: false,
  query: { limit: 50 },
})

/** What a browser would read of an answer, without the elements that are drawn of it. */
function textOf(answer: unknown): string {
  const seen = new WeakSet<object>()
  return JSON.stringify(answer, (_key, value) => {
    if (typeof value !== 'object' || value === null) return value
    if ('$$typeof' in value || seen.has(value)) return undefined
    seen.add(value)
    return value
  })
}

interface Told {
  readonly errors?: unknown
  readonly message?: unknown
}

/** What a function tells a caller; `undefined` for a refusal. */
async function told(name: string, args: Record<string, unknown>, headers = {}) {
  const answer = await functions.call({ name, args }, headers).catch(() => undefined)
  const { errors, message } = (answer ?? {}) as Told
  return errors === undefined && message === undefined && answer ? textOf(answer) : undefined
}

test.each(COLLECTIONS)(
  'no server function tells more of %s than its routes, and nothing before the sign-in',
  async (slug) => {
    const { id } = (await ADD[slug]?.(desk)) ?? { id: 1 }
    const readers = COLLECTION_ACCESS[slug]?.['get /:id'] ?? ''
    let allowed = ''
    for (const name of SERVER_FUNCTIONS) {
      for (const [letter, headers] of callers) {
        const text = await told(name, argsOf(slug, id), headers)
        if ('vh'.includes(letter)) expect([name, letter, text]).toEqual([name, letter, undefined])
        if (!readers.includes(letter)) {
          expect([name, letter, text?.includes(SECRET) ?? false]).toEqual([name, letter, false])
        }
        if (name === 'render-document' && text !== undefined) allowed += letter
      }
    }
    expect(allowed).toBe(slug === 'users' ? 'a' : readers)
  },
)

test.each([
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'schedule-publish',
  'copy-data-from-locale',
  'nothing',
])('there is no server function %s, for nobody', async (name) => {
  for (const headers of callers.values()) {
    const call = { name, args: {}, serverFunctions: { [name]: () => 'called' } }
    await expect(functions.call(call, headers)).rejects.toThrow('No such server function')
  }
})

test('a table of functions that comes with a call is not looked at', async () => {
  const serverFunctions = { 'render-widget': () => 'called' }
  const call = { name: 'render-widget', args: {}, serverFunctions }
  expect(await functions.call(call, callers.get('a'))).not.toBe('called')
})
