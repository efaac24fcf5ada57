import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addOperation, addPdf, addPost, addSubcategory } from '../testing/documents.ts'

const desk = testDesk()

async function version(): Promise<string> {
  return ((await desk.data('contentVersion')) as { version: string }).version
}

/** Whether an operation changes the content version. */
async function changes(operation: () => Promise<unknown>): Promise<boolean> {
  const before = await version()
  await operation()
  return (await version()) !== before
}

test('the version is never empty, and stays the same while nothing changes', async () => {
  expect(await version()).toMatch(/./)
  expect(await changes(() => desk.data('featuredOperations', 'language=SO'))).toBe(false)
})

test('publishing, changing and deleting a post change the version', async () => {
  const { payload } = desk
  let id = 0
  expect(await changes(async () => ({ id } = await addPost(payload)))).toBe(true)
  const change = { collection: 'posts', id, data: { featured: true } } as const
  expect(await changes(() => payload.update(change))).toBe(true)
  expect(await changes(() => payload.delete({ collection: 'posts', id }))).toBe(true)
})

test('unpublishing a post changes the version, saving and deleting a draft does not', async () => {
  const { payload } = desk
  const published = await addPost(payload)
  const asDraft = { _status: 'draft' } as const
  const unpublish = { collection: 'posts', id: published.id, data: asDraft } as const
  expect(await changes(() => payload.update(unpublish))).toBe(true)
  let id = 0
  expect(await changes(async () => ({ id } = await addPost(payload, asDraft)))).toBe(false)
  const change = { collection: 'posts', id, data: { featured: true, ...asDraft } } as const
  expect(await changes(() => payload.update(change))).toBe(false)
  expect(await changes(() => payload.delete({ collection: 'posts', id }))).toBe(false)
})

test('operations, leaders, subcategories and media change the version too', async () => {
  const { payload } = desk
  expect(await changes(() => addOperation(payload))).toBe(true)
  expect(await changes(() => addLeader(payload))).toBe(true)
  const subcategory = { kind: 'news', nameSo: 'Badda', nameEn: null } as const
  expect(await changes(() => addSubcategory(payload, subcategory))).toBe(true)
  expect(await changes(() => addPdf(payload))).toBe(true)
})

test('a contact message does not change the version', async () => {
  const { payload } = desk
  const message = {
    name: 'N',
    email: 'n@tusaale.example',
    subject: 'S',
    department: 'press',
    message: 'M',
  } as const
  const create = () => payload.create({ collection: 'contact-messages', data: message })
  expect(await changes(create)).toBe(false)
})

test('the version changes in the transaction of the change, and is rolled back with it', async () => {
  const { payload } = desk
  const publish = async (end: typeof commitTransaction) => {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    const before = await version()
    const data = {
      kind: 'news',
      so: { title: 'T', state: 'public' },
      _status: 'published',
    } as never
    await payload.create({ collection: 'posts', data, req })
    expect(await version()).toBe(before)
    await end(req)
    return (await version()) !== before
  }
  expect(await publish(killTransaction)).toBe(false)
  expect(await publish(commitTransaction)).toBe(true)
})

test('changes at the same time all succeed, and the last version stays', async () => {
  const { payload } = desk
  const posts = await Promise.all(Array.from({ length: 8 }, () => addPost(payload)))
  expect(new Set(posts.map(({ id }) => id)).size).toBe(8)
  expect(await version()).toBe(await version())
})
