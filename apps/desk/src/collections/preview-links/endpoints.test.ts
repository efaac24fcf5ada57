import { expect, test } from 'vitest'
import { ROLES } from '../../access/role.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPost } from '../../testing/documents.ts'
import { createPerson, type Person, sendRequest } from '../../testing/people.ts'
import type { PreviewLinkView } from './endpoints.ts'
import { hashToken } from './link-token.ts'
import { LINK_DAYS, MAX_LINKS } from './refusals.ts'

const desk = testDesk()

const DAY_MS = 24 * 60 * 60 * 1000

interface Created {
  readonly link: PreviewLinkView
  readonly token: string
  readonly url: string | null
}

const draft = () => addPost(desk.payload, { _status: 'draft' })

async function createLink({ http }: Person, post: number): Promise<Created> {
  return (await (await http('POST', `/posts/${post}/preview-links`)).json()) as Created
}

const WRITERS: readonly string[] = ['writer', 'publisher', 'administrator']

test.each(ROLES)(
  'a %s lists, creates and revokes links exactly if the role may write',
  async (role) => {
    const { http } = await createPerson(desk, [role])
    const writer = await createPerson(desk, ['writer'])
    const { id } = await draft()
    const path = `/posts/${id}/preview-links`
    const { link } = await createLink(writer, id)
    const responses = [
      await http('GET', path),
      await http('POST', path, { days: 1 }),
      await http('DELETE', `${path}/${link.id}`),
      await http('GET', '/preview-links'),
    ]
    const statuses = responses.map(({ status }) => status)
    expect(statuses).toEqual(WRITERS.includes(role) ? [200, 201, 200, 200] : [403, 403, 403, 403])
  },
)

test('a visitor gets the same response for an existing and a missing post', async () => {
  const { id } = await draft()
  for (const post of [id, 424_242]) {
    const response = await sendRequest(desk, 'GET', `/posts/${post}/preview-links`)
    expect([response.status, await response.json()]).toEqual([
      403,
      { errors: [{ message: 'Only those who write can do this.' }], code: 'forbidden' },
    ])
  }
})

test('links are written only through their endpoints, and nobody reads a token’s hash', async () => {
  const administrator = await createPerson(desk, ['administrator'])
  const { http, user } = administrator
  const { id } = await draft()
  const { link } = await createLink(administrator, id)
  expect((await http('POST', '/preview-links', { post: id })).status).toBe(403)
  expect((await http('PATCH', `/preview-links/${link.id}`, { opens: 9 })).status).toBe(403)
  expect((await http('DELETE', `/preview-links/${link.id}`)).status).toBe(403)
  const read = { collection: 'preview-links', id: link.id, user, overrideAccess: false } as const
  expect(await desk.payload.findByID(read)).not.toHaveProperty('tokenHash')
})

test('a link is valid for three days by default, and its token is not stored', async () => {
  const writer = await createPerson(desk, ['writer'])
  const { id } = await draft()
  const created = await createLink(writer, id)
  const lifetimeMs = Date.parse(created.link.expiresAt) - Date.parse(created.link.madeAt)
  expect(Math.round(lifetimeMs / DAY_MS)).toBe(LINK_DAYS.default)
  expect(created.link).toMatchObject({ madeBy: writer.user.name, opens: 0, revokedAt: null })
  const stored = await desk.payload.findByID({ collection: 'preview-links', id: created.link.id })
  expect(stored.tokenHash).toBe(hashToken(created.token))
  const response = await writer.http('GET', `/posts/${id}/preview-links`)
  const listed = (await response.json()) as { links: PreviewLinkView[] }
  expect(listed.links).toEqual([created.link])
  expect(JSON.stringify(listed)).not.toContain(created.token)
})

const REFUSED_DAYS = [0, 31, 1.5, '3', null].map((days) => ({ days }))

test.each([...REFUSED_DAYS, '3', 3])(
  'a request for a link with the body %j is refused',
  async (body) => {
    const { http } = await createPerson(desk, ['writer'])
    const { id } = await draft()
    const response = await http('POST', `/posts/${id}/preview-links`, body as object)
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'invalid_days' }])
  },
)

test('a post has a limited number of valid links', async () => {
  const writer = await createPerson(desk, ['writer'])
  const { http } = writer
  const { id } = await draft()
  const path = `/posts/${id}/preview-links`
  const created: Created[] = []
  for (let count = 0; count < MAX_LINKS; count += 1) created.push(await createLink(writer, id))
  expect((await http('POST', path)).status).toBe(409)
  await http('DELETE', `${path}/${created[0]?.link.id}`)
  expect((await http('POST', path)).status).toBe(201)
})

test('a link is revoked once and only through its own post, and the audit has both events', async () => {
  const publisher = await createPerson(desk, ['publisher'])
  const { http, user } = publisher
  const [post, other] = [await draft(), await draft()]
  const { link } = await createLink(publisher, post.id)
  expect((await http('DELETE', `/posts/${other.id}/preview-links/${link.id}`)).status).toBe(404)
  const path = `/posts/${post.id}/preview-links/${link.id}`
  const revoked = (await (await http('DELETE', path)).json()) as Created
  expect(revoked.link.revokedAt).not.toBeNull()
  expect((await http('DELETE', path)).status).toBe(404)
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { and: [{ document: { equals: String(post.id) } }, { who: { equals: user.id } }] },
    sort: 'id',
  })
  expect(docs.map(({ action, change }) => [action, change])).toEqual([
    ['previewLink.made', { link: link.id, expiresAt: link.expiresAt }],
    ['previewLink.revoked', { link: link.id }],
  ])
})
