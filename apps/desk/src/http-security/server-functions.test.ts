import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { ADD_DOCUMENT, SECRET } from '../testing/one-of-each.ts'
import { createAccount, createPerson, signInWithPassword } from '../testing/people.ts'
import { COLLECTION_ACCESS } from '../testing/route-access-matrix.ts'
import { loadServerFunctions } from '../testing/server-functions.ts'
import { SERVER_FUNCTIONS } from './server-functions.ts'

const desk = testDesk()

let functions: Awaited<ReturnType<typeof loadServerFunctions>>
/** Headers of callers, by the letters of `testing/route-access-matrix.ts`. */
const callers = new Map<string, Record<string, string>>()

beforeAll(async () => {
  // Payload logs to the console which of our components are not in the empty import map.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  functions = await loadServerFunctions(desk)
  await createAccount(desk, ['administrator'])
  const addCaller = (letter: string, { token }: { token: string }) =>
    callers.set(letter, { authorization: `JWT ${token}` })
  callers.set('v', {})
  addCaller(
    'h',
    await signInWithPassword(desk, await createAccount(desk, ['administrator', 'publisher'])),
  )
  addCaller('w', await createPerson(desk, ['writer']))
  addCaller('p', await createPerson(desk, ['publisher']))
  addCaller('i', await createPerson(desk, ['inboxReader'], ['press']))
  addCaller('a', await createPerson(desk, ['administrator']))
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

/** A result as a browser could read it, without React elements. */
function resultText(result: unknown): string {
  const seen = new WeakSet<object>()
  return JSON.stringify(result, (_key, value) => {
    if (typeof value !== 'object' || value === null) return value
    if ('$$typeof' in value || seen.has(value)) return undefined
    seen.add(value)
    return value
  })
}

/** What a function returns to a caller; `undefined` for a refusal. */
async function call(name: string, args: Record<string, unknown>, headers = {}) {
  const result = await functions.call({ name, args }, headers).catch(() => undefined)
  const { errors, message } = (result ?? {}) as { errors?: unknown; message?: unknown }
  return errors === undefined && message === undefined && result ? resultText(result) : undefined
}

test.each(COLLECTIONS)(
  'server functions reveal no more of %s than its routes, and nothing before the sign-in',
  async (slug) => {
    const { id } = (await ADD_DOCUMENT[slug]?.(desk)) ?? { id: 1 }
    const readers = COLLECTION_ACCESS[slug]?.['get /:id'] ?? ''
    let allowed = ''
    for (const name of SERVER_FUNCTIONS) {
      for (const [letter, headers] of callers) {
        const text = await call(name, argsOf(slug, id), headers)
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
])('nobody can call a server function %s', async (name) => {
  for (const headers of callers.values()) {
    const request = { name, args: {}, serverFunctions: { [name]: () => 'called' } }
    await expect(functions.call(request, headers)).rejects.toThrow('No such server function')
  }
})

test('a table of functions in a call is ignored', async () => {
  const serverFunctions = { 'render-widget': () => 'called' }
  const request = { name: 'render-widget', args: {}, serverFunctions }
  expect(await functions.call(request, callers.get('a'))).not.toBe('called')
})
