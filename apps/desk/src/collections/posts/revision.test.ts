import { beforeAll, expect, test } from 'vitest'
import type { Post } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPost } from '../../testing/documents.ts'
import { createPerson, type Person } from '../../testing/people.ts'

const desk = testDesk()
let first: Person
let second: Person

beforeAll(async () => {
  first = await createPerson(desk, ['writer'])
  second = await createPerson(desk, ['writer'])
})

interface SaveResult {
  readonly status: number
  readonly doc: Post
  readonly errors?: { message: string; data: { kept?: number; errors?: object[] } }[]
}

const AUTOSAVE = 'draft=true&autosave=true'

async function save(
  by: Person,
  id: number,
  data: object,
  query = 'draft=true',
): Promise<SaveResult> {
  const response = await by.http('PATCH', `/posts/${id}?${query}`, data)
  return { status: response.status, ...((await response.json()) as Omit<SaveResult, 'status'>) }
}

/** What a form sends by itself while somebody types. */
const autosave = (by: Person, id: number, title: string, form: string, revision?: number | null) =>
  save(by, id, { so: { title }, revision, form }, AUTOSAVE)

async function read(by: Person, id: number): Promise<Post> {
  return (await (await by.http('GET', `/posts/${id}?draft=true&depth=0`)).json()) as Post
}

async function versions(id: number) {
  const { docs } = await desk.payload.findVersions({
    collection: 'posts',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    depth: 0,
  })
  return docs
}

/** Creates a draft as the first person. */
async function createDraft(): Promise<Post> {
  const response = await first.http('POST', '/posts?draft=true', { so: { title: 'Bilow' } })
  return ((await response.json()) as { doc: Post }).doc
}

test('each save increments the revision and stores who saved', async () => {
  const { id, revision } = await createDraft()
  expect(revision).toBe(1)
  const saved = await save(second, id, { so: { title: 'Labaad' }, revision })
  expect(saved.doc).toMatchObject({ revision: 2 })
  expect(await read(first, id)).toMatchObject({ revision: 2, savedBy: second.user.id })
})

test.each(['draft=true', AUTOSAVE])(
  'the second save of the same revision is refused (%s)',
  async (query) => {
    const { id, revision } = await createDraft()
    const content = { so: { title: 'Kan hore' }, revision }
    expect((await save(second, id, content, query)).status).toBe(200)
    const refused = await save(first, id, { so: { title: 'Kan dambe' }, revision }, query)
    expect(refused.status).toBe(409)
    expect(refused.errors?.[0]?.message).toMatch(
      /^Person \d+ saved this post at \d\d\/\d\d\/\d{4}, \d\d\.\d\d/,
    )
    expect(await read(first, id)).toMatchObject({ so: { title: 'Kan hore' }, revision: 2 })
  },
)

test('a refused text is stored as a version behind the newest one', async () => {
  const { id, revision } = await createDraft()
  await save(second, id, { so: { title: 'Kan hore' }, revision })
  const refused = await autosave(first, id, 'Kan dambe', 'mine', revision)
  const [refusal] = refused.errors ?? []
  expect(refusal?.data.errors).toEqual([{ path: 'revision', message: refusal?.message }])
  const copyId = refusal?.data.kept
  const [newest, behind] = await versions(id)
  expect(newest).toMatchObject({ latest: true, version: { so: { title: 'Kan hore' } } })
  expect(behind).toMatchObject({
    id: copyId,
    latest: false,
    version: { so: { title: 'Kan dambe' }, setAside: true, savedBy: first.user.id },
  })
})

test('later refused saves of a form go into the same conflict copy', async () => {
  const { id, revision } = await createDraft()
  await save(second, id, { so: { title: 'Kan hore' }, revision })
  const texts = ['Erey', 'Erey labaad', 'Erey labaad iyo saddexaad']
  const copyIds = new Set<number | undefined>()
  for (const title of texts) {
    const refused = await autosave(first, id, title, 'mine', revision)
    copyIds.add(refused.errors?.[0]?.data.kept)
  }
  expect(copyIds.size).toBe(1)
  const copies = (await versions(id)).filter(({ version }) => version.setAside)
  expect(copies.map(({ version }) => version.so?.title)).toEqual(texts.slice(-1))
  expect(await read(first, id)).toMatchObject({ so: { title: 'Kan hore' }, revision: 2 })
})

test('a form may save again before the response to its last save', async () => {
  const { id, revision } = await createDraft()
  for (const title of ['a', 'ab', 'abc']) {
    const saved = await autosave(first, id, title, 'mine', revision)
    expect(saved.status).toBe(200)
  }
  const other = await autosave(second, id, 'x', 'theirs', revision)
  expect(other.status).toBe(409)
})

test('a form is refused after another form has saved', async () => {
  const { id, revision } = await createDraft()
  const mine = await autosave(first, id, 'a', 'mine', revision)
  const theirs = await autosave(second, id, 'b', 'theirs', mine.doc.revision)
  expect(theirs.status).toBe(200)
  const refused = await autosave(first, id, 'ac', 'mine', 2)
  expect(refused.status).toBe(409)
})

test('the id of a form is returned only to the form itself', async () => {
  const { id, revision } = await createDraft()
  const mine = await autosave(first, id, 'a', 'mine', revision)
  expect(mine.doc.form).toBe('mine')
  const post = await read(second, id)
  expect(JSON.stringify(post)).not.toContain('mine')
})

test('of two saves at the same moment one is refused', async () => {
  const { id, revision } = await createDraft()
  const results = await Promise.all([
    save(first, id, { so: { title: 'Kow' }, revision }),
    save(second, id, { so: { title: 'Laba' }, revision }),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const titles = (await versions(id)).map(({ version }) => version.so?.title)
  expect(titles).toEqual(expect.arrayContaining(['Kow', 'Laba']))
})

test('saves of programs, and saves without a revision, are not refused', async () => {
  const { id } = await createDraft()
  await desk.payload.update({ collection: 'posts', id, data: { revision: 77, featured: true } })
  expect((await save(second, id, { so: { title: 'Cusub' } })).status).toBe(200)
  expect(await read(first, id)).toMatchObject({
    revision: 3,
    featured: true,
    so: { title: 'Cusub' },
  })
})

test('the autosaves of a form are one entry of the history, those of another form the next', async () => {
  const { id } = await createDraft()
  await autosave(first, id, 'a', 'mine')
  await autosave(first, id, 'ab', 'mine')
  await autosave(second, id, 'abc', 'theirs')
  await autosave(second, id, 'abcd', 'theirs')
  const titles = (await versions(id)).map(({ version }) => version.so?.title)
  expect(titles).toEqual(['abcd', 'ab', 'Bilow'])
})

test('a request cannot set who saved, or mark a conflict copy', async () => {
  const { id, revision } = await createDraft()
  await save(first, id, { savedBy: second.user.id, setAside: true, savedFrom: 'theirs', revision })
  const [newest] = await versions(id)
  expect(newest?.version).toMatchObject({ savedBy: first.user.id, setAside: false })
})

test('an autosave does not change the public text', async () => {
  const { id, revision } = await addPost(desk.payload)
  const saved = await autosave(first, id, 'Qabyo', 'mine', revision)
  expect(saved.status).toBe(200)
  const main = await desk.payload.findByID({ collection: 'posts', id })
  expect(main).toMatchObject({ _status: 'published', so: { title: 'Tusaale', state: 'public' } })
})

test('Payload’s lock of another person does not prevent saving', async () => {
  const { id, revision } = await createDraft()
  await desk.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'posts', value: id },
      user: { relationTo: 'users', value: first.user.id },
    },
  })
  const saved = await save(second, id, { so: { title: 'Cusub' }, revision }, AUTOSAVE)
  expect(saved.status).toBe(200)
})
