import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addOperation, addPdf, addPost, addSubcategory } from '../testing/documents.ts'

const desk = testDesk()

async function version(): Promise<string> {
  return ((await desk.data('contentVersion')) as { version: string }).version
}

/** Whether doing something gives the content a new version. */
async function changes(work: () => Promise<unknown>): Promise<boolean> {
  const before = await version()
  await work()
  return (await version()) !== before
}

test('the version is a text from the beginning, and stays while nothing changes', async () => {
  expect(await version()).toMatch(/./)
  expect(await changes(() => desk.data('featuredOperations', 'language=SO'))).toBe(false)
})

test('publishing, changing and deleting a post are told', async () => {
  const { payload } = desk
  let id = 0
  expect(await changes(async () => ({ id } = await addPost(payload)))).toBe(true)
  const change = { collection: 'posts', id, data: { featured: true } } as const
  expect(await changes(() => payload.update(change))).toBe(true)
  expect(await changes(() => payload.delete({ collection: 'posts', id }))).toBe(true)
})

test('taking a post back to a draft is told, a draft’s own life is not', async () => {
  const { payload } = desk
  const published = await addPost(payload)
  const takeBack = { _status: 'draft' } as const
  const back = { collection: 'posts', id: published.id, data: takeBack } as const
  expect(await changes(() => payload.update(back))).toBe(true)
  let id = 0
  expect(await changes(async () => ({ id } = await addPost(payload, takeBack)))).toBe(false)
  const change = { collection: 'posts', id, data: { featured: true, ...takeBack } } as const
  expect(await changes(() => payload.update(change))).toBe(false)
  expect(await changes(() => payload.delete({ collection: 'posts', id }))).toBe(false)
})

test('operations, leaders, subcategories and media are told too', async () => {
  const { payload } = desk
  expect(await changes(() => addOperation(payload))).toBe(true)
  expect(await changes(() => addLeader(payload))).toBe(true)
  const named = { kind: 'news', nameSo: 'Badda', nameEn: null } as const
  expect(await changes(() => addSubcategory(payload, named))).toBe(true)
  expect(await changes(() => addPdf(payload))).toBe(true)
})

test('messages and accounts are nobody’s news', async () => {
  const { payload } = desk
  const message = {
    name: 'N',
    email: 'n@tusaale.example',
    subject: 'S',
    department: 'press',
    message: 'M',
  } as const
  const write = () => payload.create({ collection: 'contact-messages', data: message })
  expect(await changes(write)).toBe(false)
})

test('the version belongs to the transaction: it comes and goes with the change', async () => {
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

test('changes that come at once all succeed, and the last version stays', async () => {
  const { payload } = desk
  const posts = await Promise.all(Array.from({ length: 8 }, () => addPost(payload)))
  expect(new Set(posts.map(({ id }) => id)).size).toBe(8)
  expect(await version()).toBe(await version())
})
