import { beforeAll, expect, test } from 'vitest'
import type { Post } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addOperation } from '../testing/documents.ts'
import { type Person, person } from '../testing/people.ts'

const desk = testDesk()
const DAY_MS = 24 * 60 * 60 * 1000
let writer: Person
beforeAll(async () => {
  writer = await person(desk, ['writer'])
})

const versionsOf = async (collection: 'posts' | 'operations', id: number) => {
  const where = { parent: { equals: id } }
  return (await desk.payload.findVersions({ collection, where, sort: 'id', depth: 0 })).docs
}

/** Gives what is stored of a document the dates of a clock that is a day ahead. */
async function aDayAhead(collection: 'posts' | 'operations', id: number): Promise<void> {
  for (const version of await versionsOf(collection, id)) {
    const updatedAt = new Date(Date.parse(version.updatedAt) + DAY_MS).toISOString()
    const versionData = { updatedAt } as never
    await desk.payload.db.updateVersion({ collection, id: version.id, versionData })
  }
}

async function written(by: Person): Promise<number> {
  const made = await by.http('POST', '/posts?draft=true', { so: { title: 'Bilow' } })
  const { doc } = (await made.json()) as { doc: Post }
  await by.http('PATCH', `/posts/${doc.id}?draft=true`, { so: { title: 'Labaad' } })
  return doc.id
}

test.each(['draft=true', 'draft=true&autosave=true'])(
  'what is written after a clock was set back is the newest, before and after (%s)',
  async (query) => {
    const id = await written(writer)
    await aDayAhead('posts', id)
    const save = (title: string) => writer.http('PATCH', `/posts/${id}?${query}`, { so: { title } })
    const read = async () => {
      const answer = await writer.http('GET', `/posts/${id}?draft=true&depth=0`)
      return ((await answer.json()) as Post).so?.title
    }
    expect(await read()).toBe('Labaad')
    for (const title of ['Saddexaad', 'Afraad']) {
      expect((await save(title)).status).toBe(200)
      expect(await read()).toBe(title)
    }
    const versions = await versionsOf('posts', id)
    const dates = versions.map(({ updatedAt }) => updatedAt)
    expect(dates).toEqual(dates.toSorted())
    expect(versions.filter((each) => each.latest)).toHaveLength(1)
  },
)

test('so is a draft of what is published, and what is published after', async () => {
  const { payload } = desk
  const { id } = await addOperation(payload)
  const change = { collection: 'operations', id } as const
  await payload.update({ ...change, data: { so: { title: 'Hore' } }, draft: true })
  await aDayAhead('operations', id)
  await payload.update({ ...change, data: { so: { title: 'Qabyo' } }, draft: true })
  const draft = await payload.findByID({ ...change, draft: true })
  expect(draft.so?.title).toBe('Qabyo')
  await payload.update({ ...change, data: { so: { title: 'Cad' }, _status: 'published' } })
  expect((await payload.findByID({ ...change, draft: true })).so?.title).toBe('Cad')
})

test('so is a draft of what stands on every page', async () => {
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
