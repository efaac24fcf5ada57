import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { POST_STATES, postIn } from '../testing/documents.ts'
import { type Person, person } from '../testing/people.ts'
import { done, drafted, publish, saved } from '../testing/publishing.ts'
import { ROLES, type Role } from './role.ts'

const desk = testDesk()

const people = {} as Record<Role, Person>

beforeAll(async () => {
  for (const role of ROLES) people[role] = await person(desk, [role])
})

const DELETES = POST_STATES.flatMap((state) => ROLES.map((role) => [role, state] as const))

test.each(DELETES)(
  'a %s and another’s post that is %s: only administrators delete, and never what was public',
  async (role, state) => {
    const { payload } = desk
    const { http, user } = people[role]
    const expected = role === 'administrator' && (state === 'draft' || state === 'inReview')
    const answer = await http('DELETE', `/posts/${await postIn(payload, state)}`)
    expect(answer.status).toBe(expected ? 200 : 403)
    const id = await postIn(payload, state)
    const local = payload.delete({ collection: 'posts', id, user, overrideAccess: false })
    if (expected) await local
    else await expect(local).rejects.toMatchObject({ status: 403 })
  },
)

test('of posts deleted together, those that readers had stay, and the answer names them', async () => {
  const { payload } = desk
  const { http } = people.administrator
  const [draft, shown] = [await postIn(payload, 'draft'), await postIn(payload, 'public')]
  const answer = await http('DELETE', `/posts?where[id][in]=${draft},${shown}`)
  expect(answer.status).toBe(400)
  const told = (await answer.json()) as { docs: object[]; errors: object[] }
  expect(told).toMatchObject({ docs: [{ id: draft }], errors: [{ id: shown }] })
  expect(JSON.stringify(told.errors)).toContain('Tusaale: what readers have had is withdrawn')
  const again = await http('DELETE', `/posts?where[id][in]=${shown}`)
  expect(again.status).toBe(400)
  expect(await again.json()).toMatchObject({ docs: [], errors: [{ id: shown }] })
})

test.each(['writer', 'publisher', 'administrator'] as const)(
  'a %s deletes a draft of their own',
  async (role) => {
    const { http } = people[role]
    const id = await drafted(people[role])
    await saved(people[role], id, { en: { title: 'Written on' } })
    const other = people[role === 'writer' ? 'publisher' : 'writer']
    if (role !== 'administrator')
      expect((await other.http('DELETE', `/posts/${id}`)).status).toBe(403)
    expect((await http('DELETE', `/posts/${id}`)).status).toBe(200)
  },
)

test('a draft of one’s own stays with a colleague’s words in it, and once readers had it', async () => {
  const { writer, publisher, administrator } = people
  const shared = await drafted(writer)
  await saved(publisher, shared, { en: { title: 'By a colleague' } })
  const answer = await writer.http('DELETE', `/posts/${shared}`)
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('A colleague has written into this draft too.'),
  ])
  expect((await administrator.http('DELETE', `/posts/${shared}`)).status).toBe(200)

  const known = await drafted(writer)
  await done(publisher, known, publish('so'))
  const reason = 'Sabab dheer oo qoran.'
  await done(publisher, known, { language: 'so', action: 'withdraw', reason })
  for (const by of [writer, administrator]) {
    expect((await by.http('DELETE', `/posts/${known}`)).status).toBe(403)
  }
})
