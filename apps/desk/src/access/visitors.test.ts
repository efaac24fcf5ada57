import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addPost } from '../testing/documents.ts'
import { createPerson, sendRequest } from '../testing/people.ts'

const desk = testDesk(async (payload) => {
  await addPost(payload)
})

/** Sends a request of someone who is not signed in. */
const visit = (method: string, path: string, body?: object) => sendRequest(desk, method, path, body)

/** `refused` for a refusal or a path that does not exist, else the response's body. */
async function refusal(response: Response): Promise<string> {
  if ([401, 403, 404, 501].includes(response.status)) return 'refused'
  const text = await response.text()
  // Preferences are read by key, and a visitor has none.
  return text === '{"message":"Not Found","value":null}' ? 'refused' : text
}

const COLLECTIONS = [
  'imports',
  'content-changes',
  'log-entries',
  'audit-chain',
  'log-tiles',
  'posts',
  'schedules',
  'subcategories',
  'operations',
  'leaders',
  'redirects',
  'media',
  'contact-messages',
  'message-notes',
  'message-replies',
  'preview-links',
  'removals',
  'users',
  'audit',
  'second-factors',
  'passkeys',
  'identities',
  'session-uses',
  'devices',
  'password-tries',
  'invitations',
  'payload-locked-documents',
  'payload-preferences',
]

test('every collection of the desk is tested here', () => {
  const slugs = Object.keys(desk.payload.collections)
  const internal = ['payload-migrations', 'payload-kv']
  expect(slugs.filter((slug) => !internal.includes(slug)).sort()).toEqual([...COLLECTIONS].sort())
})

test.each([...COLLECTIONS, 'payload-migrations', 'payload-kv'])(
  'a visitor can neither read nor write %s',
  async (slug) => {
    const responses = await Promise.all([
      visit('GET', `/${slug}`),
      visit('GET', `/${slug}/count`),
      visit('POST', `/${slug}`, { email: 'someone@tusaale.example', password: 'long-password' }),
      visit('PATCH', `/${slug}/1`, {}),
      visit('DELETE', `/${slug}/1`),
    ])
    for (const response of responses) expect(await refusal(response)).toBe('refused')
  },
)

test.each(COLLECTIONS.filter((slug) => slug !== 'payload-preferences'))(
  'a visitor cannot read a document of %s',
  async (slug) => {
    expect(await refusal(await visit('GET', `/${slug}/1`))).toBe('refused')
  },
)

test('a visitor can read neither the versions of posts nor the content version', async () => {
  expect((await visit('GET', '/posts/versions')).status).toBe(403)
  expect([403, 404]).toContain((await visit('GET', '/globals/content-version')).status)
  expect((await visit('POST', '/globals/content-version', { version: 'x' })).status).toBe(403)
})

test('an administrator reads no messages without the role', async () => {
  const { payload } = desk
  const { user } = await createPerson(desk, ['administrator'])
  const { id } = await payload.create({
    collection: 'contact-messages',
    data: {
      name: 'N',
      email: 'n@tusaale.example',
      subject: 'S',
      department: 'press',
      message: 'M',
    },
  })
  const as = { collection: 'contact-messages', id, user, overrideAccess: false } as const
  await expect(payload.findByID(as)).rejects.toThrow(/not allowed/)
  await expect(payload.update({ ...as, data: { subject: 'Other' } })).rejects.toThrow(/not allowed/)
  await expect(payload.delete(as)).rejects.toThrow(/not allowed/)
})

test('graphQL is disabled', async () => {
  expect((await visit('POST', '/graphql', { query: '{ __typename }' })).status).toBe(404)
})
