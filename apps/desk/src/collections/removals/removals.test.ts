import type { CollectionSlug } from 'payload'
import { expect, test } from 'vitest'
import { createPublicFiles } from '../../media/uses/public-files.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPdf } from '../../testing/documents.ts'
import { publisher, testEditors, writer } from '../../testing/editors.ts'
import { createPerson } from '../../testing/people.ts'
import {
  createDraft,
  execute,
  publishCommand,
  readAuditEvents,
  readCopies,
  saveDraft,
} from '../../testing/publishing.ts'
import { richText } from '../posts/rich-text.ts'

const desk = testDesk()
testEditors(desk)

const SECRET = 'Garaad Cismaan'
const REASON = 'Qoraalku wuxuu sheegay halka uu joogo.'

/** A text that names a soldier: published, corrected, and being changed again. Returns the post's id. */
async function addSecretPost(fields: object = {}): Promise<number> {
  const so = (end: string) => ({
    title: `${SECRET} ${end}`,
    content: richText([{ p: `Sarkaalka ${SECRET} ${end}.` }]),
  })
  const id = await createDraft(writer, { so: so('ayaa yimid'), ...fields })
  await execute(publisher, id, publishCommand('so'))
  await execute(publisher, id, publishCommand('en'))
  await saveDraft(writer, id, { so: so('ayaa maanta yimid') })
  const changeNote = `Darajada ${SECRET} ayaa la saxay.`
  await execute(publisher, id, publishCommand('so', { changeNote }))
  await saveDraft(writer, id, { so: so('ayaa shalay yimid') })
  return id
}

async function post(by: typeof publisher, path: string, body: object) {
  const response = await by.http('POST', path, body)
  return { status: response.status, ...((await response.json()) as { code?: string }) }
}

const remove = (by: typeof publisher, id: number, command: object = {}) =>
  post(by, `/posts/${id}/removal`, { languages: ['so'], reason: REASON, ...command })

const decide = (by: typeof publisher, removal: number, decision: string) =>
  post(by, `/removals/${removal}/decision`, { decision })

const removalOf = async (id: number) => {
  const where = { post: { equals: id } }
  const { docs } = await desk.payload.find({ collection: 'removals', where, sort: '-id', depth: 0 })
  return docs[0]?.id ?? 0
}

/** The collections, and `… versions`, of which a row that the desk stores has the secret. */
async function placesWithSecret(): Promise<string[]> {
  const { db, config } = desk.payload
  const places = await Promise.all(
    config.collections.map(async ({ slug, versions }) => {
      const collection = slug as CollectionSlug
      const { docs } = await db.find({ collection, pagination: false })
      const found = versions ? await db.findVersions({ collection, pagination: false }) : undefined
      const has = (rows: unknown) => JSON.stringify(rows ?? '').includes(SECRET)
      return [...(has(docs) ? [slug] : []), ...(has(found?.docs) ? [`${slug} versions`] : [])]
    }),
  )
  return places.flat().sort()
}

const call = async (id: number, language = 'SO') => {
  const { status, json } = await desk.call('post', `language=${language}`, String(id))
  return { status, ...(json as { code?: string; moved_to?: string }) }
}

test('a removed text is nowhere at the desk but where it is sealed, and in no call', async () => {
  const id = await addSecretPost()
  expect(await placesWithSecret()).toEqual(['audit', 'log-entries', 'posts', 'posts versions'])
  expect(await remove(publisher, id)).toMatchObject({ status: 200 })
  expect(await placesWithSecret()).toEqual(['audit', 'removals'])
  expect(await call(id)).toEqual({
    status: 410,
    success: false,
    code: 'removed',
    error: 'This text was removed from the site.',
  })
  expect(await call(id, 'EN')).toMatchObject({ status: 200 })
  const { main, working } = await readCopies(desk, id)
  expect([main.so?.state, main.so?.title, working.so?.title]).toEqual(['draft', null, null])
  expect(main.en).toMatchObject({ state: 'public', title: 'The story' })
  const events = await readAuditEvents(desk, id)
  expect(events.at(-1)).toMatchObject({ action: 'post.removed', change: { reason: REASON } })
})

test('a removal that moves a text names where it has gone, and only there', async () => {
  const id = await addSecretPost()
  const wrong = ['resources/news', '//evil.example', 'http://x.example', 'javascript:alert(1)']
  for (const movedTo of [...wrong, `/resources/NewsDetail/x-${id}`]) {
    expect([movedTo, await remove(publisher, id, { movedTo })]).toMatchObject([
      movedTo,
      { status: 422, code: 'no_target' },
    ])
  }
  expect(await remove(publisher, id, { movedTo: '/resources/news' })).toMatchObject({ status: 200 })
  expect(await call(id)).toMatchObject({
    status: 410,
    code: 'removed',
    moved_to: '/resources/news',
  })
})

test('only those who publish remove, with a reason, and only what readers have or had', async () => {
  const id = await addSecretPost()
  expect(await remove(writer, id)).toMatchObject({ status: 403, code: 'not_a_publisher' })
  expect(await remove(publisher, id, { reason: 'Degdeg' })).toMatchObject({
    status: 422,
    code: 'removal_needs_reason',
  })
  expect(await remove(publisher, await createDraft(writer))).toMatchObject({
    status: 409,
    code: 'not_public',
  })
  expect(await call(id)).toMatchObject({ status: 200 })
  await execute(publisher, id, { language: 'so', action: 'withdraw', reason: REASON })
  expect(await remove(publisher, id)).toMatchObject({ status: 200 })
  expect(await call(id)).toMatchObject({ status: 410 })
})

test('a second person reverts a removal, and readers and the desk have the text again', async () => {
  const id = await addSecretPost()
  const before = await readCopies(desk, id)
  await remove(publisher, id)
  const removal = await removalOf(id)
  expect(await decide(publisher, removal, 'revert')).toMatchObject({
    status: 403,
    code: 'second_person_needed',
  })
  const other = await createPerson(desk, ['publisher'])
  expect(await decide(other, removal, 'revert')).toEqual({ status: 200, decision: 'revert' })
  const { main, working } = await readCopies(desk, id)
  expect([main.so, working.so]).toEqual([before.main.so, before.working.so])
  expect(await call(id)).toMatchObject({ status: 200 })
  expect(await decide(other, removal, 'confirm')).toMatchObject({ code: 'removal_decided' })
})

test('a text that was published there meanwhile is not overwritten', async () => {
  const id = await addSecretPost()
  await remove(publisher, id)
  await saveDraft(writer, id, { so: { title: 'Qoraal kale', content: richText([{ p: 'Kale.' }]) } })
  await execute(publisher, id, publishCommand('so'))
  expect(await call(id)).toMatchObject({ status: 200 })
  const other = await createPerson(desk, ['publisher'])
  expect(await decide(other, await removalOf(id), 'revert')).toMatchObject({
    status: 409,
    code: 'published_meanwhile',
  })
})

test('two administrators erase what was confirmed, and nothing of it is left', async () => {
  const id = await addSecretPost()
  await remove(publisher, id)
  const removal = await removalOf(id)
  const [first, second] = [
    await createPerson(desk, ['administrator']),
    await createPerson(desk, ['administrator']),
  ]
  expect(await decide(first, removal, 'askErasure')).toMatchObject({
    code: 'removal_not_confirmed',
  })
  await decide(first, removal, 'confirm')
  const publisherAlone = await decide(publisher, removal, 'askErasure')
  expect(publisherAlone).toMatchObject({ status: 403, code: 'not_an_administrator' })
  expect(await decide(second, removal, 'erase')).toMatchObject({ code: 'erasure_not_asked' })
  expect(await decide(first, removal, 'askErasure')).toMatchObject({ status: 200 })
  expect(await decide(first, removal, 'erase')).toMatchObject({ code: 'second_person_needed' })
  expect(await decide(second, removal, 'erase')).toMatchObject({ status: 200 })
  const { sealed } = (await desk.payload.db.findOne({
    collection: 'removals',
    where: { id: { equals: removal } },
  })) as { sealed?: unknown }
  expect(sealed ?? null).toBeNull()
  expect(await call(id)).toMatchObject({ status: 410 })
})

test('no person reads or writes what is sealed, and preview links are ended', async () => {
  const id = await addSecretPost()
  const link = await post(writer, `/posts/${id}/preview-links`, {})
  expect(link).toMatchObject({ status: 201 })
  await remove(publisher, id)
  const removal = await removalOf(id)
  const administrator = await createPerson(desk, ['administrator'])
  for (const person of [publisher, administrator]) {
    const response = await person.http('GET', `/removals/${removal}`)
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.not.stringContaining(SECRET),
    ])
    const write = await person.http('PATCH', `/removals/${removal}`, { state: 'reverted' })
    expect(write.status).toBe(403)
  }
  expect((await writer.http('GET', `/removals/${removal}`)).status).toBe(403)
  const { docs } = await desk.payload.find({
    collection: 'preview-links',
    where: { post: { equals: id } },
  })
  expect(docs.map(({ revokedAt }) => typeof revokedAt)).toEqual(['string'])
})

test('a file that nothing else shows is private at once', async () => {
  const { id: file } = await addPdf(desk.payload)
  const fields = { kind: 'pressReleases', so: { title: SECRET, file }, en: { title: 'Release' } }
  const id = await createDraft(writer, fields)
  await execute(publisher, id, publishCommand('so'))
  const publicFiles = createPublicFiles(desk.payload)
  expect((await publicFiles()).tags.has(file)).toBe(true)
  await remove(publisher, id)
  expect((await publicFiles()).tags.has(file)).toBe(false)
})

test('both texts are removed at once, and the post stays with nothing to read', async () => {
  const id = await addSecretPost()
  expect(await remove(publisher, id, { languages: ['so', 'en'] })).toMatchObject({ status: 200 })
  expect([(await call(id)).code, (await call(id, 'EN')).code]).toEqual(['removed', 'removed'])
  const { main } = await readCopies(desk, id)
  expect([main._status, main.heading]).toEqual(['published', ''])
  expect(await remove(publisher, id, { languages: ['en'] })).toMatchObject({ code: 'not_public' })
  expect(await remove(publisher, id, { languages: [] })).toMatchObject({ code: 'invalid_body' })
})
