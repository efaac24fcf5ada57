import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addPostIn, POST_STATES } from '../testing/documents.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { createDraft, execute, publishCommand, saveDraft } from '../testing/publishing.ts'
import { ROLES, type Role } from './role.ts'

const desk = testDesk()

const people = {} as Record<Role, Person>

beforeAll(async () => {
  for (const role of ROLES) people[role] = await createPerson(desk, [role])
})

const DELETES = POST_STATES.flatMap((state) => ROLES.map((role) => [role, state] as const))

test.each(DELETES)(
  'a %s and a colleague’s post that is %s: only administrators delete, and never what was public',
  async (role, state) => {
    const { payload } = desk
    const { http, user } = people[role]
    const expected = role === 'administrator' && (state === 'draft' || state === 'inReview')
    const response = await http('DELETE', `/posts/${await addPostIn(payload, state)}`)
    expect(response.status).toBe(expected ? 200 : 403)
    const id = await addPostIn(payload, state)
    const local = payload.delete({ collection: 'posts', id, user, overrideAccess: false })
    if (expected) await local
    else await expect(local).rejects.toMatchObject({ status: 403 })
  },
)

test('a bulk deletion keeps the posts that were public, and the response names them', async () => {
  const { payload } = desk
  const { http } = people.administrator
  const [draft, published] = [await addPostIn(payload, 'draft'), await addPostIn(payload, 'public')]
  const response = await http('DELETE', `/posts?where[id][in]=${draft},${published}`)
  expect(response.status).toBe(400)
  const json = (await response.json()) as { docs: object[]; errors: object[] }
  expect(json).toMatchObject({ docs: [{ id: draft }], errors: [{ id: published }] })
  expect(JSON.stringify(json.errors)).toContain('Tusaale: what readers have had is withdrawn')
  const second = await http('DELETE', `/posts?where[id][in]=${published}`)
  expect(second.status).toBe(400)
  expect(await second.json()).toMatchObject({ docs: [], errors: [{ id: published }] })
})

test.each(['writer', 'publisher', 'administrator'] as const)(
  'a %s deletes a draft of their own',
  async (role) => {
    const { http } = people[role]
    const id = await createDraft(people[role])
    await saveDraft(people[role], id, { en: { title: 'Written on' } })
    const other = people[role === 'writer' ? 'publisher' : 'writer']
    if (role !== 'administrator')
      expect((await other.http('DELETE', `/posts/${id}`)).status).toBe(403)
    expect((await http('DELETE', `/posts/${id}`)).status).toBe(200)
  },
)

test('a writer cannot delete their draft once a colleague has written into it or it was public', async () => {
  const { writer, publisher, administrator } = people
  const shared = await createDraft(writer)
  await saveDraft(publisher, shared, { en: { title: 'By a colleague' } })
  const response = await writer.http('DELETE', `/posts/${shared}`)
  expect([response.status, await response.text()]).toEqual([
    403,
    expect.stringContaining('A colleague has written into this draft too.'),
  ])
  expect((await administrator.http('DELETE', `/posts/${shared}`)).status).toBe(200)

  const withdrawn = await createDraft(writer)
  await execute(publisher, withdrawn, publishCommand('so'))
  const reason = 'Sabab dheer oo qoran.'
  await execute(publisher, withdrawn, { language: 'so', action: 'withdraw', reason })
  for (const { http } of [writer, administrator]) {
    expect((await http('DELETE', `/posts/${withdrawn}`)).status).toBe(403)
  }
})
