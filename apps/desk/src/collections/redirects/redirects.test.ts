import { expect, test } from 'vitest'
import { CHECKS } from '../../publish-checks/checks.ts'
import { testDesk } from '../../testing/desk.ts'
import { addOperation, addPost } from '../../testing/documents.ts'
import { createPerson } from '../../testing/people.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))

const redirects = async () => (await desk.data('redirects')) as { from: string; to: string }[]

const version = async () => ((await desk.data('contentVersion')) as { version: string }).version

test('a publisher adds many redirects at once, and the call returns all of them', async () => {
  const { http } = await createPerson(desk, ['publisher'])
  const before = await version()
  const lines = '/b,/resources/news\n/a,https://tusaale.example/x'
  const first = await http('POST', '/redirects/add-many', { lines })
  expect([first.status, await first.json()]).toEqual([200, { made: 2, changed: 0, same: 0 }])
  expect(await version()).not.toBe(before)
  expect(await redirects()).toEqual([
    { from: '/a', to: 'https://tusaale.example/x', permanent: true },
    { from: '/b', to: '/resources/news', permanent: true },
  ])
  const second = await http('POST', '/redirects/add-many', { lines: '/a,/war\n/b,/resources/news' })
  expect(await second.json()).toEqual({ made: 0, changed: 1, same: 1 })
})

test('with one wrong line nothing is added, and every wrong line is named', async () => {
  const { http } = await createPerson(desk, ['publisher'])
  const count = (await redirects()).length
  const lines = '/c,/war\nd,/war\n/e'
  const response = await http('POST', '/redirects/add-many', { lines })
  expect(response.status).toBe(422)
  const { errors } = (await response.json()) as { errors: { line: number }[] }
  expect(errors.map(({ line }) => line)).toEqual([2, 3])
  expect(await redirects()).toHaveLength(count)
})

test('a page that exists cannot be redirected, neither alone nor among many', async () => {
  const { http } = await createPerson(desk, ['publisher'])
  const post = await addPost(desk.payload)
  const operation = await addOperation(desk.payload)
  const draft = await addPost(desk.payload, { _status: 'draft' })
  const paths = [
    '/Ministry/Partners/',
    `/resources/NewsDetail/old-title-${post.id}`,
    `/resources/OperationsCampaigns/sample-${operation.id}`,
  ]
  for (const from of paths) {
    const response = await http('POST', '/redirects', { from, to: '/war' })
    expect([from, response.status]).toEqual([from, 400])
    expect(await response.text()).toContain(CHECKS.page_lives.en)
  }
  const draftPath = `/resources/newsdetail/old-title-${draft.id}`
  const lines = [draftPath, ...paths].map((path) => `${path},/war`).join('\n')
  const many = await http('POST', '/redirects/add-many', { lines })
  const { errors } = (await many.json()) as { errors: { line: number }[] }
  expect([many.status, errors.map(({ line }) => line)]).toEqual([422, [2, 3, 4]])
  expect((await http('POST', '/redirects', { from: draftPath, to: '/war' })).status).toBe(201)
})

test('writers and inbox readers cannot change redirects', async () => {
  const data = { from: '/x', to: '/war' }
  for (const role of ['writer', 'inboxReader'] as const) {
    const { http, user } = await createPerson(desk, [role])
    expect((await http('POST', '/redirects/add-many', { lines: '/x,/war' })).status).toBe(403)
    expect((await http('POST', '/redirects', data)).status).toBe(403)
    const local = { collection: 'redirects', data, user, overrideAccess: false } as const
    await expect(desk.payload.create(local)).rejects.toThrow(/not allowed/)
  }
})

test('an old path is stored in its normal form, and only once', async () => {
  const { payload } = desk
  const data = { from: ' /Old/Page/ ', to: '/war' }
  expect((await payload.create({ collection: 'redirects', data })).from).toBe('/old/page')
  await expect(payload.create({ collection: 'redirects', data })).rejects.toThrow()
  const itself = { from: '/loop', to: '/Loop/?x=1' }
  await expect(payload.create({ collection: 'redirects', data: itself })).rejects.toThrow(/Leads/)
})

test('a redirect leads to its end at once: no chain, no circle, neither alone nor among many', async () => {
  const { http } = await createPerson(desk, ['publisher'])
  const refusal = async (from: string, to: string) => {
    const response = await http('POST', '/redirects', { from, to })
    return response.status === 400 ? response.text() : response.status
  }
  expect(await refusal('/chain/b', '/chain/c')).toBe(201)
  expect(await refusal('/rule/*', '/news-of-old')).toBe(201)
  expect(await refusal('/chain/a', '/Chain/B/?x=1')).toContain(
    '/chain/b leads on to /chain/c itself. Give',
  )
  expect(await refusal('/chain/a', '/rule/below/it')).toContain(
    'leads on to /news-of-old itself (/rule/*)',
  )
  expect(await refusal('/chain/c', '/chain/b')).toContain('leads on to /chain/c')
  expect(await refusal('/chain/c', '/war')).toContain('/chain/b leads to this old path')
  const lines = '/many/a,/many/b\n/many/b,/many/c\n/many/d,/war'
  const many = await http('POST', '/redirects/add-many', { lines })
  const { errors } = (await many.json()) as { errors: { line: number }[] }
  expect([many.status, errors.map(({ line }) => line)]).toEqual([422, [1]])
})

test('what leads to a page ends there, and an old redirect is changed to the new end', async () => {
  const { http } = await createPerson(desk, ['publisher'])
  const { id } = await addPost(desk.payload)
  const article = `/resources/newsdetail/tusaale-${id}`
  await desk.payload.create({ collection: 'redirects', data: { from: '/resources/*', to: '/war' } })
  expect((await http('POST', '/redirects', { from: '/x/a', to: article })).status).toBe(201)
  const { doc } = (await (
    await http('POST', '/redirects', { from: '/x/b', to: '/x/gone' })
  ).json()) as { doc: { id: number } }
  expect((await http('PATCH', `/redirects/${doc.id}`, { to: '/x/moved' })).status).toBe(200)
  const both = '/x/b,/x/end\n/x/moved,/x/end'
  expect((await http('POST', '/redirects/add-many', { lines: both })).status).toBe(200)
})
