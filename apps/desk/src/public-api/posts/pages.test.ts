import { type PostPayload, PostsSchema, parseResponse } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture, addPost, addSubcategory } from '../../testing/documents.ts'

const NEWS = 'category_id=1&language=SO'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T06:00:00.000Z`

const desk = testDesk(async (payload) => {
  const sea = await addSubcategory(payload, { kind: 'news', nameSo: 'Badda', nameEn: 'Sea' })
  const sameName = await addSubcategory(payload, { kind: 'news', nameSo: 'Badda', nameEn: 'Coast' })
  const otherKind = { kind: 'army' as const, nameSo: 'Badda', nameEn: 'Sea' }
  const army = await addSubcategory(payload, otherKind)
  const picture = await addPicture(payload)
  for (let number = 1; number <= 7; number += 1) {
    await addPost(payload, {
      so: { title: `Warka ${number}` },
      en: { title: `News ${number}`, state: number === 2 ? 'draft' : 'public' },
      publishedAt: day(number),
      picture: number % 2 === 0 ? picture.id : null,
      subcategory: [sea.id, sameName.id, null][number % 3],
    })
  }
  await addPost(payload, { so: { title: 'Qabyo' }, _status: 'draft', publishedAt: day(8) })
  await addPost(payload, { kind: 'army', so: { title: 'Ciidan' }, subcategory: army.id })
})

interface ListResponse {
  readonly success: true
  readonly data: readonly PostPayload[]
  readonly total?: number
}

async function list(query: string, name: 'postsByCategory' | 'pressReleases' = 'postsByCategory') {
  const { status, json } = await desk.call(name, query)
  expect(status).toBe(200)
  expect(parseResponse(PostsSchema, json)).toBeDefined()
  return json as ListResponse
}

const titles = ({ data }: ListResponse) => data.map(({ title }) => title)
const numbered = (...numbers: number[]) => numbers.map((number) => `Warka ${number}`)

test('a page has its part of the list and the total of the whole list', async () => {
  const first = await list(`${NEWS}&page=1&page_size=3`)
  expect([titles(first), first.total]).toEqual([numbered(7, 6, 5), 7])
  const last = await list(`${NEWS}&page=3&page_size=3`)
  expect([titles(last), last.total]).toEqual([numbered(1), 7])
})

test('a page beyond the last is empty and has the total', async () => {
  expect(await list(`${NEWS}&page=4&page_size=3`)).toEqual({ success: true, data: [], total: 7 })
  const { total } = await list(`${NEWS}&page=999999&page_size=100`)
  expect(total).toBe(7)
})

test('the default page size is ten, and the default page is the first', async () => {
  expect((await list(`${NEWS}&page=1`)).data).toHaveLength(7)
  expect(titles(await list(`${NEWS}&page_size=2`))).toEqual(numbered(7, 6))
  for (let number = 1; number <= 11; number += 1) await addPost(desk.payload, { kind: 'speeches' })
  expect((await list('category_id=11&page=1')).data).toHaveLength(10)
})

test('a list without pages is complete and has no total', async () => {
  const whole = await list(NEWS)
  expect([titles(whole), 'total' in whole]).toEqual([numbered(7, 6, 5, 4, 3, 2, 1), false])
})

test('a total counts the posts that are public in the language', async () => {
  const english = await list('category_id=6&page=1&page_size=2')
  expect([titles(english), english.total]).toEqual([['News 7', 'News 6'], 6])
})

test('a filter by a subcategory’s name finds the posts of both subcategories with that name', async () => {
  const page = await list(`${NEWS}&subcategory_name=Badda&page=2&page_size=2`)
  expect([titles(page), page.total]).toEqual([numbered(4, 3), 5])
  expect(titles(await list(`${NEWS}&subcategory_name=Badda`))).toEqual(numbered(7, 6, 4, 3, 1))
  expect((await list('category_id=6&subcategory_name=Coast&page=1')).total).toBe(3)
})

test('a subcategory that does not exist has no posts', async () => {
  expect(await list(`${NEWS}&subcategory_name=Sea&page=1`)).toEqual({
    success: true,
    data: [],
    total: 0,
  })
  expect((await list(`${NEWS}&subcategory_name=badda`)).data).toEqual([])
})

test('posts without a picture can be left out before paging', async () => {
  const page = await list(`${NEWS}&has_post_url=1&page=1&page_size=2`)
  expect([titles(page), page.total]).toEqual([numbered(6, 4), 3])
  expect((await list(`${NEWS}&has_post_url=0&page=1`)).total).toBe(7)
})

test('has_post_url finds the videos and files that have a post_url', async () => {
  const { payload } = desk
  const file = (await addPdf(payload)).id
  const pictured = (await addPicture(payload)).id
  await addPost(payload, { kind: 'videos', videoAddress: 'https://youtu.be/aqz-KE-bpKQ' })
  await addPost(payload, { kind: 'videos', picture: pictured })
  await addPost(payload, { kind: 'publications', so: { file } })
  await addPost(payload, { kind: 'publications', en: { file } })
  await addPost(payload, { kind: 'publications', en: { file, state: 'draft' } })
  await addPost(payload, { kind: 'publications', picture: pictured })
  for (const category of [5, 12]) {
    const whole = await list(`category_id=${category}&language=SO`)
    const filtered = await list(`category_id=${category}&language=SO&has_post_url=1&page=1`)
    const withUrl = whole.data.filter(({ post_url }) => post_url !== null)
    expect(withUrl.length).toBeLessThan(whole.data.length)
    expect(filtered).toEqual({ success: true, data: withUrl, total: withUrl.length })
  }
})

test('the content can be left out', async () => {
  const [post] = (await list(`${NEWS}&with_content=0&page=1&page_size=1`)).data
  expect(post).toMatchObject({ title: 'Warka 7', languages: ['SO', 'EN'] })
  expect(post).not.toHaveProperty('content')
  const [whole] = (await list(`${NEWS}&with_content=1&page=1&page_size=1`)).data
  expect(whole?.content).toContain('Qoraal.')
})

test('tenders are divided at an instant, and the last to have closed comes first', async () => {
  for (const closing of [3, 20, null, 12, 10]) {
    await addPost(desk.payload, {
      kind: 'tenders',
      so: { title: `Xiran ${closing}` },
      closesAt: closing === null ? null : day(closing),
      publishedAt: day(1),
    })
  }
  const closed = await list(`category_id=13&closes_before=${day(12)}&page=1&page_size=1`)
  expect([titles(closed), closed.total]).toEqual([['Xiran 10'], 2])
  const open = await list(`category_id=13&closes_from=${day(12)}&page=1`)
  expect([titles(open).sort(), open.total]).toEqual([['Xiran 12', 'Xiran 20', 'Xiran null'], 3])
})

test('press releases have pages too', async () => {
  for (const number of [1, 2, 3]) {
    await addPost(desk.payload, {
      kind: 'pressReleases',
      en: { title: `Release ${number}` },
      publishedAt: day(number),
    })
  }
  const page = await list('language=EN&page=2&page_size=2', 'pressReleases')
  expect([titles(page), page.total]).toEqual([['Release 1'], 3])
})

test('a total changes when editors publish, change and delete posts', async () => {
  const { payload } = desk
  const total = async () => (await list('category_id=15&language=EN&page=1')).total
  expect(await total()).toBe(0)
  const { id } = await addPost(payload, { kind: 'warOnTerror' })
  expect(await total()).toBe(1)
  await payload.update({ collection: 'posts', id, data: { en: { title: '', state: 'draft' } } })
  expect(await total()).toBe(0)
  await payload.update({
    collection: 'posts',
    id,
    data: { en: { title: 'Again', state: 'public' } },
  })
  expect(await total()).toBe(1)
  await payload.delete({ collection: 'posts', id })
  expect(await total()).toBe(0)
})

test('a total is counted once while nothing is published', async () => {
  const query = 'category_id=14&language=SO&page=1&page_size=1'
  await list(query)
  desk.queries.length = 0
  expect((await list(query)).total).toBe(1)
  expect(desk.queries.filter(({ sql }) => /count\(/i.test(sql))).toEqual([])
})

test.each([
  ['page=0', 'invalid_page'],
  ['page_size=101', 'invalid_page_size'],
  ['subcategory_name=', 'invalid_subcategory'],
  ['has_post_url=maybe', 'invalid_switch'],
  ['closes_from=today', 'invalid_instant'],
])('%s is refused as %s', async (query, code) => {
  const { status, json } = await desk.call('postsByCategory', `${NEWS}&${query}`)
  expect(status).toBe(400)
  expect(json).toMatchObject({ success: false, code })
})
