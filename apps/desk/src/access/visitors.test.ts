import { handleEndpoints } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addPost } from '../testing/documents.ts'
import { person } from '../testing/people.ts'

const desk = testDesk(async (payload) => {
  await addPost(payload)
})

/** What Payload's own REST answers to someone who is not signed in. */
function visit(method: string, path: string, body?: object): Promise<Response> {
  const request = new Request(`http://desk.example/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return handleEndpoints({ config: desk.config, request, payloadInstanceCacheKey: desk.key })
}

/** `refused` for a refusal or an address that does not exist, else what was answered instead. */
async function refusal(answer: Response): Promise<string> {
  if ([401, 403, 404, 501].includes(answer.status)) return 'refused'
  const text = await answer.text()
  // Preferences have an address by key, which finds nothing for someone without an account.
  return text === '{"message":"Not Found","value":null}' ? 'refused' : text
}

const COLLECTIONS = [
  'imports',
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
  'users',
  'audit',
  'second-factors',
  'invitations',
  'payload-locked-documents',
  'payload-preferences',
]

test('every collection of the desk is looked at here', () => {
  const slugs = Object.keys(desk.payload.collections)
  const internal = ['payload-migrations', 'payload-kv']
  expect(slugs.filter((slug) => !internal.includes(slug)).sort()).toEqual([...COLLECTIONS].sort())
})

test.each([...COLLECTIONS, 'payload-migrations', 'payload-kv'])(
  'a visitor can neither read nor write %s',
  async (slug) => {
    const answers = await Promise.all([
      visit('GET', `/${slug}`),
      visit('GET', `/${slug}/count`),
      visit('POST', `/${slug}`, { email: 'someone@tusaale.example', password: 'long-password' }),
      visit('PATCH', `/${slug}/1`, {}),
      visit('DELETE', `/${slug}/1`),
    ])
    for (const answer of answers) expect(await refusal(answer)).toBe('refused')
  },
)

test.each(COLLECTIONS.filter((slug) => slug !== 'payload-preferences'))(
  'a visitor cannot read one of %s',
  async (slug) => {
    expect(await refusal(await visit('GET', `/${slug}/1`))).toBe('refused')
  },
)

test('a visitor can read neither the versions of posts nor the version of the content', async () => {
  expect((await visit('GET', '/posts/versions')).status).toBe(403)
  expect([403, 404]).toContain((await visit('GET', '/globals/content-version')).status)
  expect((await visit('POST', '/globals/content-version', { version: 'x' })).status).toBe(403)
})

test('an administrator reads no messages without the role', async () => {
  const { payload } = desk
  const { user } = await person(desk, ['administrator'])
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

test('graphQL has no address', async () => {
  expect((await visit('POST', '/graphql', { query: '{ __typename }' })).status).toBe(404)
})
