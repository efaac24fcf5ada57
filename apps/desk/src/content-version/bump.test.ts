import type { ContentVersion } from '@gaashaan/contract'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addOperation, addPdf, addPost, addSubcategory } from '../testing/documents.ts'
import { bumpContentVersion, MAX_CHANGES } from './bump.ts'

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

/** What `content-version` says of the changes since a version. */
async function since(known: string): Promise<readonly string[] | undefined> {
  const { tags } = (await desk.data('contentVersion', `since=${known}`)) as ContentVersion
  return tags && [...tags].sort()
}

/** The tags of the changes that an operation makes. */
async function tagsOf(operation: () => Promise<unknown>) {
  const before = await version()
  await operation()
  return since(before)
}

test('a change is told by its tags, all changes together, and no change by none', async () => {
  const { payload } = desk
  const first = await version()
  expect(await since(first)).toEqual([])
  const { id } = await addPost(payload, { en: { state: 'draft' } })
  const second = await version()
  const operation = await addOperation(payload)
  const ofOperation = [`operation:${operation.id}`, 'operations']
  expect(await since(first)).toEqual([
    ...['list:news:so', 'log', 'month:2026-11', ...ofOperation, `post:${id}`],
  ])
  expect(await since(second)).toEqual(ofOperation)
})

test('a version that the journal does not know is told by no tags', async () => {
  expect(await since('unknown')).toBeUndefined()
})

test('a change that may concern everything hides the tags of the others', async () => {
  const { payload } = desk
  const before = await version()
  await bumpContentVersion(payload)
  await addOperation(payload)
  expect(await since(before)).toBeUndefined()
})

test('a post that moves to another kind, month or operation concerns both', async () => {
  const { payload } = desk
  const [first, second] = [await addOperation(payload), await addOperation(payload)]
  const { id } = await addPost(payload, { operation: first.id })
  const publishedAt = '2024-02-29T22:00:00.000Z'
  const data = { kind: 'speeches', operation: second.id, publishedAt } as const
  expect(await tagsOf(() => payload.update({ collection: 'posts', id, data }))).toEqual(
    [
      ...['list:news:en', 'list:news:so', 'list:speeches:en', 'list:speeches:so'],
      ...['log', 'month:2024-03', 'month:2026-11'],
      ...[`operation:${first.id}`, `operation:${second.id}`, `post:${id}`],
    ].sort(),
  )
})

test('the journal forgets the oldest changes, and no more', async () => {
  const { payload } = desk
  const versions: string[] = []
  for (let number = 0; number < MAX_CHANGES + 2; number += 1) {
    await bumpContentVersion(payload, ['redirects'])
    versions.push(await version())
  }
  const { totalDocs } = await payload.count({ collection: 'content-changes' })
  expect(totalDocs).toBe(MAX_CHANGES)
  expect(await since(versions[2] ?? '')).toEqual(['redirects'])
  expect(await since(versions[1] ?? '')).toBeUndefined()
})

test('changes at the same time are in the journal in the order of their versions', async () => {
  const { payload } = desk
  const before = await version()
  const tags = ['redirects', 'policies', 'settings', 'leaders', 'operations'] as const
  await Promise.all(tags.map((tag) => bumpContentVersion(payload, [tag])))
  const { docs } = await payload.find({ collection: 'content-changes', sort: '-id', limit: 1 })
  expect(docs[0]?.version).toBe(await version())
  expect(await since(before)).toEqual([...tags].sort())
})

test('a change that an earlier release has made without the journal concerns everything', async () => {
  const { payload } = desk
  await bumpContentVersion(payload, ['redirects'])
  const before = await version()
  const data = { version: 'of an earlier release' }
  await payload.db.updateGlobal({ slug: 'content-version', data })
  expect(await since(before)).toBeUndefined()
  await bumpContentVersion(payload, ['settings'])
  expect(await since(before)).toBeUndefined()
  const after = await version()
  await bumpContentVersion(payload, ['policies'])
  expect(await since(after)).toEqual(['policies'])
})
