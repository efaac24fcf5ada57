import { beforeAll, expect, test } from 'vitest'
import type { Post } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addOperation } from '../testing/documents.ts'
import { createPerson, type Person } from '../testing/people.ts'

const desk = testDesk()
const DAY_MS = 24 * 60 * 60 * 1000
let writer: Person
beforeAll(async () => {
  writer = await createPerson(desk, ['writer'])
})

const findVersions = async (collection: 'posts' | 'operations', id: number) => {
  const where = { parent: { equals: id } }
  return (await desk.payload.findVersions({ collection, where, sort: 'id', depth: 0 })).docs
}

/** Dates the versions of a document as with a clock that is a day ahead. */
async function moveADayAhead(collection: 'posts' | 'operations', id: number): Promise<void> {
  for (const version of await findVersions(collection, id)) {
    const updatedAt = new Date(Date.parse(version.updatedAt) + DAY_MS).toISOString()
    const versionData = { updatedAt } as never
    await desk.payload.db.updateVersion({ collection, id: version.id, versionData })
  }
}

test.each(['draft=true', 'draft=true&autosave=true'])(
  'a post saved after the clock was set back is the newest, before and after (%s)',
  async (query) => {
    const created = await writer.http('POST', '/posts?draft=true', { so: { title: 'Bilow' } })
    const { id } = ((await created.json()) as { doc: Post }).doc
    await writer.http('PATCH', `/posts/${id}?draft=true`, { so: { title: 'Labaad' } })
    await moveADayAhead('posts', id)
    const save = (title: string) => writer.http('PATCH', `/posts/${id}?${query}`, { so: { title } })
    const read = async () => {
      const response = await writer.http('GET', `/posts/${id}?draft=true&depth=0`)
      return ((await response.json()) as Post).so?.title
    }
    expect(await read()).toBe('Labaad')
    for (const title of ['Saddexaad', 'Afraad']) {
      expect((await save(title)).status).toBe(200)
      expect(await read()).toBe(title)
    }
    const versions = await findVersions('posts', id)
    const dates = versions.map(({ updatedAt }) => updatedAt)
    expect(dates).toEqual(dates.toSorted())
    expect(versions.filter(({ latest }) => latest)).toHaveLength(1)
  },
)

test('a draft of a published document is the newest, and so is what is published after it', async () => {
  const { payload } = desk
  const { id } = await addOperation(payload)
  const change = { collection: 'operations', id } as const
  await payload.update({ ...change, data: { so: { title: 'Hore' } }, draft: true })
  await moveADayAhead('operations', id)
  await payload.update({ ...change, data: { so: { title: 'Qabyo' } }, draft: true })
  const draft = await payload.findByID({ ...change, draft: true })
  expect(draft.so?.title).toBe('Qabyo')
  await payload.update({ ...change, data: { so: { title: 'Cad' }, _status: 'published' } })
  expect((await payload.findByID({ ...change, draft: true })).so?.title).toBe('Cad')
})

test('a draft of a global is the newest', async () => {
  const { payload } = desk
  const slug = 'contact-information'
  const save = (email: string) =>
    payload.updateGlobal({ slug, data: { email, _status: 'draft' }, draft: true })
  await save('hore@tusaale.example')
  const { docs } = await payload.findGlobalVersions({ slug })
  for (const { id, updatedAt } of docs) {
    const later = new Date(Date.parse(updatedAt) + DAY_MS).toISOString()
    const versionData = { updatedAt: later } as never
    await payload.db.updateGlobalVersion({ global: slug, id, versionData })
  }
  await save('dambe@tusaale.example')
  expect((await payload.findGlobal({ slug, draft: true })).email).toBe('dambe@tusaale.example')
})
