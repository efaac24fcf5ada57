import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { person } from '../../testing/people.ts'
import { touchedOnly } from './abandoned-drafts.ts'

const desk = testDesk()

const LONG_AGO = '2026-01-02T03:04:05.000Z'

/** What opening the form of a new post does, a day or more ago when told. */
async function opened(user: Awaited<ReturnType<typeof person>>['user'], createdAt?: string) {
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

const exists = async (id: number) =>
  (await desk.payload.count({ collection: 'posts', where: { id: { equals: id } } })).totalDocs === 1

test('forms that were opened and left go when the same person opens another', async () => {
  const { user } = await person(desk, ['writer'])
  const other = await person(desk, ['writer'])
  const left = await opened(user, LONG_AGO)
  const others = await opened(other.user, LONG_AGO)
  const written = await opened(user, LONG_AGO)
  await desk.payload.update({
    collection: 'posts',
    id: written,
    draft: true,
    data: { reference: 'A1' },
  })
  const justNow = await opened(user)
  await opened(user)
  expect(await exists(left)).toBe(false)
  expect(await Promise.all([others, written, justNow].map(exists))).toEqual([true, true, true])
})

test('lists show what was written in, with a title or without', async () => {
  const { user } = await person(desk, ['writer'])
  const untouched = await opened(user)
  const written = await opened(user)
  await desk.payload.update({
    collection: 'posts',
    id: written,
    draft: true,
    data: { reference: 'B' },
  })
  const where = await touchedOnly({} as never)
  const found = await desk.payload.find({
    collection: 'posts',
    draft: true,
    where: where ?? {},
    pagination: false,
  })
  const ids = found.docs.map(({ id }) => id)
  expect(ids).toContain(written)
  expect(ids).not.toContain(untouched)
})
