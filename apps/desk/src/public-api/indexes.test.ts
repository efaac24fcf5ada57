import { beforeEach, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import {
  addLeader,
  addOperation,
  addPicture,
  addPost,
  addSubcategory,
} from '../testing/documents.ts'
import { fullTableScans, queryPlan, sortSteps } from '../testing/query-plan.ts'
import type { ReadCallName } from './read-call.ts'

const desk = testDesk(async (payload) => {
  const subcategory = await addSubcategory(payload, {
    kind: 'news',
    nameSo: 'Badda',
    nameEn: 'Sea',
  })
  const picture = await addPicture(payload)
  for (const featured of [true, false]) {
    await addPost(payload, { featured, subcategory: subcategory.id, picture: picture.id })
  }
  await addPost(payload, { kind: 'pressReleases' })
  for (const closesAt of ['2026-11-01T06:00:00.000Z', '2026-12-01T06:00:00.000Z']) {
    await addPost(payload, { kind: 'tenders', closesAt })
  }
  await addOperation(payload, { photo: picture.id })
  await addLeader(payload, { photo: picture.id })
  const title = { title: 'Sample title', state: 'public' }
  await addLeader(payload, { institution: 'army', role: null, so: title, en: title })
})

beforeEach(() => {
  desk.queries.length = 0
})

const CALLS: readonly (readonly [ReadCallName, string, string | undefined])[] = [
  ['featuredPosts', 'category_id=1&language=SO', undefined],
  ['latestPosts', 'category_id=1&language=SO&limit=5', undefined],
  ['latestPosts', 'category_id=6&language=EN', undefined],
  ['postsByCategory', 'category_id=1', undefined],
  ['postsByCategory', 'category_id=6&page=1&page_size=4', undefined],
  ['postsByCategory', 'category_id=1&page=1&subcategory_name=Badda', undefined],
  ['postsByCategory', 'category_id=1&page=1&has_post_url=1', undefined],
  ['postsByCategory', 'category_id=13&page=1&closes_before=2026-11-20T21:00:00.000Z', undefined],
  ['postsByCategory', 'category_id=13&page=1&closes_from=2026-11-20T21:00:00.000Z', undefined],
  ['pressReleases', 'language=EN', undefined],
  ['pressReleases', 'language=EN&page=1', undefined],
  ['post', 'language=SO', '1'],
  ['subcategories', 'category_id=1&language=EN', undefined],
  ['featuredOperations', 'language=SO', undefined],
  ['leaderByTitle', 'title=minister&language=EN', undefined],
  ['leadersByInstitution', 'language=SO', '2'],
]

/** The statements on tables that grow. The globals have one row each. */
const statements = () =>
  desk.queries.filter(({ sql }) => !/from "(content_version|front_page)"/.test(sql))

test.each(CALLS)('%s?%s reads no whole table', async (name, query, id) => {
  await desk.data(name, query, id)
  expect(desk.queries).not.toHaveLength(0)
  for (const statement of statements()) {
    const plan = await queryPlan(desk.payload, statement)
    expect({ ...statement, whole: fullTableScans(plan) }).toEqual({ ...statement, whole: [] })
  }
})

test.each(CALLS)('%s?%s is ordered by an index', async (name, query, id) => {
  await desk.data(name, query, id)
  // Payload fetches related documents by their ids; their order does not matter.
  const queries = statements().filter(({ sql }) => !/"id" in \(/.test(sql))
  expect(queries).not.toHaveLength(0)
  for (const statement of queries) {
    const plan = await queryPlan(desk.payload, statement)
    expect({ ...statement, sorted: sortSteps(plan) }).toEqual({ ...statement, sorted: [] })
  }
})

test('the editors’ list of posts is ordered by an index', async () => {
  const page = { draft: true, sort: '-publishedAt', limit: 10, depth: 0 } as const
  const { docs } = await desk.payload.find({ collection: 'posts', ...page })
  expect(docs).not.toHaveLength(0)
  for (const statement of statements()) {
    const plan = await queryPlan(desk.payload, statement)
    expect({ ...statement, sorted: sortSteps(plan) }).toEqual({ ...statement, sorted: [] })
  }
})
