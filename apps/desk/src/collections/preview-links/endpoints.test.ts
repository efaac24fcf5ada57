import { expect, test } from 'vitest'
import { ROLES } from '../../access/role.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPost } from '../../testing/documents.ts'
import { ask, person } from '../../testing/people.ts'
import type { PreviewLinkView } from './endpoints.ts'
import { LINK_DAYS, MAX_LINKS } from './link-request.ts'
import { hashOfToken } from './link-token.ts'

const desk = testDesk()

const DAY = 86_400_000

interface Made {
  readonly link: PreviewLinkView
  readonly token: string
  readonly url: string | null
}

const draft = () => addPost(desk.payload, { _status: 'draft' })

const WRITERS: readonly string[] = ['writer', 'publisher', 'administrator']

test.each(ROLES)(
  'links are listed, made and revoked by a %s exactly when they write',
  async (role) => {
    const { http } = await person(desk, [role])
    const writer = await person(desk, ['writer'])
    const { id } = await draft()
    const path = `/posts/${id}/preview-links`
    const { link } = (await (await writer.http('POST', path)).json()) as Made
    const answers = [
      await http('GET', path),
      await http('POST', path, { days: 1 }),
      await http('DELETE', `${path}/${link.id}`),
      await http('GET', '/preview-links'),
    ]
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toEqual(WRITERS.includes(role) ? [200, 201, 200, 200] : [403, 403, 403, 403])
  },
)

test('a visitor learns the same of the links of a post that is there and one that is not', async () => {
  const { id } = await draft()
  for (const post of [id, 424_242]) {
    const answer = await ask(desk, 'GET', `/posts/${post}/preview-links`)
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { errors: [{ message: 'Only those who write can do this.' }], code: 'forbidden' },
    ])
  }
})

test('nobody writes a link past its endpoints, and nobody reads what is kept of a token', async () => {
  const { http, user } = await person(desk, ['administrator'])
  const { id } = await draft()
  const { link } = (await (await http('POST', `/posts/${id}/preview-links`)).json()) as Made
  expect((await http('POST', '/preview-links', { post: id })).status).toBe(403)
  expect((await http('PATCH', `/preview-links/${link.id}`, { opens: 9 })).status).toBe(403)
  expect((await http('DELETE', `/preview-links/${link.id}`)).status).toBe(403)
  const read = { collection: 'preview-links', id: link.id, user, overrideAccess: false } as const
  expect(await desk.payload.findByID(read)).not.toHaveProperty('tokenHash')
})

test('a link is good for three days unless told otherwise, and its token is kept nowhere', async () => {
  const { http, user } = await person(desk, ['writer'])
  const { id } = await draft()
  const path = `/posts/${id}/preview-links`
  const made = (await (await http('POST', path)).json()) as Made
  const lasts = Date.parse(made.link.expiresAt) - Date.parse(made.link.madeAt)
  expect(Math.round(lasts / DAY)).toBe(LINK_DAYS.default)
  expect(made.link).toMatchObject({ madeBy: user.name, opens: 0, revokedAt: null })
  const stored = await desk.payload.findByID({ collection: 'preview-links', id: made.link.id })
  expect(stored.tokenHash).toBe(hashOfToken(made.token))
  const listed = (await (await http('GET', path)).json()) as { links: PreviewLinkView[] }
  expect(listed.links).toEqual([made.link])
  expect(JSON.stringify(listed)).not.toContain(made.token)
})

test.each([0, 31, 1.5, '3', null])('a link of %j days is refused', async (days) => {
  const { http } = await person(desk, ['writer'])
  const { id } = await draft()
  const answer = await http('POST', `/posts/${id}/preview-links`, { days })
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid_days' }])
})

test('a post has a bounded number of good links', async () => {
  const { http } = await person(desk, ['writer'])
  const { id } = await draft()
  const path = `/posts/${id}/preview-links`
  const made: Made[] = []
  for (let count = 0; count < MAX_LINKS; count += 1) {
    made.push((await (await http('POST', path)).json()) as Made)
  }
  expect((await http('POST', path)).status).toBe(409)
  await http('DELETE', `${path}/${made[0]?.link.id}`)
  expect((await http('POST', path)).status).toBe(201)
})

test('a link is revoked once, at its own post alone, and both events are in the audit', async () => {
  const { http, user } = await person(desk, ['publisher'])
  const [one, other] = [await draft(), await draft()]
  const { link } = (await (await http('POST', `/posts/${one.id}/preview-links`)).json()) as Made
  expect((await http('DELETE', `/posts/${other.id}/preview-links/${link.id}`)).status).toBe(404)
  const path = `/posts/${one.id}/preview-links/${link.id}`
  const revoked = (await (await http('DELETE', path)).json()) as Made
  expect(revoked.link.revokedAt).not.toBeNull()
  expect((await http('DELETE', path)).status).toBe(404)
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { and: [{ document: { equals: String(one.id) } }, { who: { equals: user.id } }] },
    sort: 'id',
  })
  expect(docs.map(({ action, change }) => [action, change])).toEqual([
    ['previewLink.made', { link: link.id, expiresAt: link.expiresAt }],
    ['previewLink.revoked', { link: link.id }],
  ])
})
