import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { hideEmptyDrafts } from './abandoned-drafts.ts'

const desk = testDesk()

const LONG_AGO = '2026-01-02T03:04:05.000Z'

/** Creates the empty draft of an opened form, with an older date if one is given. */
async function openForm({ user }: Person, createdAt?: string) {
  const { id } = await desk.payload.create({
    collection: 'posts',
    draft: true,
    data: {} as never,
    user,
    overrideAccess: false,
  })
  if (createdAt) {
    const where = { parent: { equals: id } }
    const { docs } = await desk.payload.findVersions({ collection: 'posts', where })
    await desk.payload.db.updateOne({
      collection: 'posts',
      id,
      data: { createdAt },
      returning: false,
    })
    await desk.payload.db.updateVersion({
      collection: 'posts',
      id: docs[0]?.id ?? '',
      versionData: { version: { createdAt }, updatedAt: null } as never,
      returning: false,
    })
  }
  return id
}

const writeIn = (id: number) =>
  desk.payload.update({ collection: 'posts', id, draft: true, data: { reference: 'A1' } })

const exists = async (id: number) =>
  (await desk.payload.count({ collection: 'posts', where: { id: { equals: id } } })).totalDocs === 1

test('the abandoned drafts of a person are deleted when the same person opens a new form', async () => {
  const writer = await createPerson(desk, ['writer'])
  const other = await createPerson(desk, ['writer'])
  const abandoned = await openForm(writer, LONG_AGO)
  const ofOther = await openForm(other, LONG_AGO)
  const written = await openForm(writer, LONG_AGO)
  await writeIn(written)
  const recent = await openForm(writer)
  await openForm(writer)
  expect(await exists(abandoned)).toBe(false)
  expect(await Promise.all([ofOther, written, recent].map(exists))).toEqual([true, true, true])
})

test('lists show drafts in which something was written, with or without a title', async () => {
  const writer = await createPerson(desk, ['writer'])
  const untouched = await openForm(writer)
  const written = await openForm(writer)
  await writeIn(written)
  const where = await hideEmptyDrafts({} as never)
  const { docs } = await desk.payload.find({
    collection: 'posts',
    draft: true,
    where: where ?? {},
    pagination: false,
  })
  const ids = docs.map(({ id }) => id)
  expect(ids).toContain(written)
  expect(ids).not.toContain(untouched)
})
