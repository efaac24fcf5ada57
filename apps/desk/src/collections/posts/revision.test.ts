import { beforeAll, expect, test } from 'vitest'
import type { Post } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPost } from '../../testing/documents.ts'
import { type Person, person } from '../../testing/people.ts'

const desk = testDesk()
let first: Person
let second: Person

beforeAll(async () => {
  first = await person(desk, ['writer'])
  second = await person(desk, ['writer'])
})

interface Answer {
  readonly status: number
  readonly doc: Post
  readonly errors?: { message: string; data: { kept?: number; errors?: object[] } }[]
}

const AUTOSAVE = 'draft=true&autosave=true'

async function save(by: Person, id: number, data: object, query = 'draft=true'): Promise<Answer> {
  const answer = await by.http('PATCH', `/posts/${id}?${query}`, data)
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
}

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

/** A draft that the first person has made. */
async function draft(): Promise<Post> {
  const answer = await first.http('POST', '/posts?draft=true', { so: { title: 'Bilow' } })
  return ((await answer.json()) as { doc: Post }).doc
}

test('each save counts one revision and says whose it is', async () => {
  const { id, revision } = await draft()
  expect(revision).toBe(1)
  const saved = await save(second, id, { so: { title: 'Labaad' }, revision })
  expect(saved.doc).toMatchObject({ revision: 2 })
  expect(await read(first, id)).toMatchObject({ revision: 2, savedBy: second.user.id })
})

test.each(['draft=true', AUTOSAVE])(
  'of two saves of one revision the later is refused (%s)',
  async (query) => {
    const { id, revision } = await draft()
    const content = { so: { title: 'Kan hore' }, revision }
    expect((await save(second, id, content, query)).status).toBe(200)
    const late = await save(first, id, { so: { title: 'Kan dambe' }, revision }, query)
    expect(late.status).toBe(409)
    expect(late.errors?.[0]?.message).toMatch(
      /^Person \d+ saved this post at \d\d\/\d\d\/\d{4}, \d\d\.\d\d/,
    )
    expect(await read(first, id)).toMatchObject({ so: { title: 'Kan hore' }, revision: 2 })
  },
)

test('a refused text is a version of its own, behind the one that readers of the desk have', async () => {
  const { id, revision } = await draft()
  await save(second, id, { so: { title: 'Kan hore' }, revision })
  const late = await save(
    first,
    id,
    { so: { title: 'Kan dambe' }, revision, form: 'mine' },
    AUTOSAVE,
  )
  const [refusal] = late.errors ?? []
  expect(refusal?.data.errors).toEqual([{ path: 'revision', message: refusal?.message }])
  const kept = refusal?.data.kept
  const [newest, behind] = await versions(id)
  expect(newest).toMatchObject({ latest: true, version: { so: { title: 'Kan hore' } } })
  expect(behind).toMatchObject({
    id: kept,
    latest: false,
    version: { so: { title: 'Kan dambe' }, setAside: true, savedBy: first.user.id },
  })
})

test('who writes on after a refusal writes on in the version that was kept', async () => {
  const { id, revision } = await draft()
  await save(second, id, { so: { title: 'Kan hore' }, revision })
  const texts = ['Erey', 'Erey labaad', 'Erey labaad iyo saddexaad']
  const kept = new Set<number | undefined>()
  for (const title of texts) {
    const late = await save(first, id, { so: { title }, revision, form: 'mine' }, AUTOSAVE)
    kept.add(late.errors?.[0]?.data.kept)
  }
  expect(kept.size).toBe(1)
  const aside = (await versions(id)).filter(({ version }) => version.setAside)
  expect(aside.map(({ version }) => version.so?.title)).toEqual(texts.slice(-1))
  expect(await read(first, id)).toMatchObject({ so: { title: 'Kan hore' }, revision: 2 })
})

test('one form goes on although the answer to its last save has not come', async () => {
  const { id, revision } = await draft()
  for (const title of ['a', 'ab', 'abc']) {
    const saved = await save(first, id, { so: { title }, revision, form: 'mine' }, AUTOSAVE)
    expect(saved.status).toBe(200)
  }
  const other = await save(second, id, { so: { title: 'x' }, revision, form: 'theirs' }, AUTOSAVE)
  expect(other.status).toBe(409)
})

test('a form that comes back after another has saved is refused what it began before', async () => {
  const { id, revision } = await draft()
  const mine = await save(first, id, { so: { title: 'a' }, revision, form: 'mine' }, AUTOSAVE)
  const theirs = { so: { title: 'b' }, revision: mine.doc.revision, form: 'theirs' }
  expect((await save(second, id, theirs, AUTOSAVE)).status).toBe(200)
  const late = await save(first, id, { so: { title: 'ac' }, revision: 2, form: 'mine' }, AUTOSAVE)
  expect(late.status).toBe(409)
})

test('a form is told to nobody but itself', async () => {
  const { id, revision } = await draft()
  const mine = await save(first, id, { so: { title: 'a' }, revision, form: 'mine' }, AUTOSAVE)
  expect(mine.doc.form).toBe('mine')
  const seen = await read(second, id)
  expect(JSON.stringify(seen)).not.toContain('mine')
})

test('of two saves at the same moment one is refused', async () => {
  const { id, revision } = await draft()
  const answers = await Promise.all([
    save(first, id, { so: { title: 'Kow' }, revision }),
    save(second, id, { so: { title: 'Laba' }, revision }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const titles = (await versions(id)).map(({ version }) => version.so?.title)
  expect(titles).toEqual(expect.arrayContaining(['Kow', 'Laba']))
})

test('programs, and people who name no revision, are let through', async () => {
  const { id } = await draft()
  await desk.payload.update({ collection: 'posts', id, data: { revision: 77, featured: true } })
  expect((await save(second, id, { so: { title: 'Cusub' } })).status).toBe(200)
  expect(await read(first, id)).toMatchObject({
    revision: 3,
    featured: true,
    so: { title: 'Cusub' },
  })
})

test('one sitting is one entry of the history, another’s is the next', async () => {
  const { id } = await draft()
  await save(first, id, { so: { title: 'a' }, form: 'mine' }, AUTOSAVE)
  await save(first, id, { so: { title: 'ab' }, form: 'mine' }, AUTOSAVE)
  await save(second, id, { so: { title: 'abc' }, form: 'theirs' }, AUTOSAVE)
  await save(second, id, { so: { title: 'abcd' }, form: 'theirs' }, AUTOSAVE)
  const titles = (await versions(id)).map(({ version }) => version.so?.title)
  expect(titles).toEqual(['abcd', 'ab', 'Bilow'])
})

test('nobody can say who saved or that a text was kept aside', async () => {
  const { id, revision } = await draft()
  await save(first, id, { savedBy: second.user.id, setAside: true, savedFrom: 'theirs', revision })
  const [newest] = await versions(id)
  expect(newest?.version).toMatchObject({ savedBy: first.user.id, setAside: false })
})

test('an autosave over a public text leaves readers what they have', async () => {
  const { id, revision } = await addPost(desk.payload)
  const saved = await save(first, id, { so: { title: 'Qabyo' }, revision, form: 'mine' }, AUTOSAVE)
  expect(saved.status).toBe(200)
  const main = await desk.payload.findByID({ collection: 'posts', id })
  expect(main).toMatchObject({ _status: 'published', so: { title: 'Tusaale', state: 'public' } })
})

test('the lock of someone who only looks on keeps nobody from saving', async () => {
  const { id, revision } = await draft()
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
