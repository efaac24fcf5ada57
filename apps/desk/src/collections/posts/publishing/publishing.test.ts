import { expect, test, vi } from 'vitest'
import { testDesk } from '../../../testing/desk.ts'
import { addPost } from '../../../testing/documents.ts'
import { publisher, testEditors, writer } from '../../../testing/editors.ts'
import { createPerson } from '../../../testing/people.ts'
import {
  createDraft,
  execute,
  publishCommand,
  readAuditEvents,
  readCopies,
  readStates,
  saveDraft,
  sendCommand,
} from '../../../testing/publishing.ts'
import { richText } from '../rich-text.ts'

const desk = testDesk()
testEditors(desk)

async function contentVersion(): Promise<string> {
  return ((await desk.data('contentVersion')) as { version: string }).version
}

test('a text goes from draft through review to public, and the audit has every step', async () => {
  const id = await createDraft(writer)
  expect(await readStates(writer, id)).toMatchObject({
    so: { state: 'draft', publicState: 'draft', allowed: ['submit'], needsReason: false },
  })
  await execute(writer, id, { language: 'so', action: 'submit' })
  const before = await contentVersion()
  expect(await readStates(publisher, id)).toMatchObject({
    so: { state: 'inReview', allowed: ['returnToDraft', 'publish', 'schedule'] },
    en: { state: 'draft', allowed: ['submit', 'publish', 'schedule'] },
  })
  const doc = await execute(publisher, id, publishCommand('so'))
  expect(doc).toMatchObject({ so: { state: 'public' }, en: { state: 'draft', title: 'The story' } })
  expect(await contentVersion()).not.toBe(before)
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { title: 'Warka', languages: ['SO'], changed_at: null, withdrawn: null },
  })
  expect((await desk.call('post', 'language=EN', String(id))).status).toBe(404)
  const events = (await readAuditEvents(desk, id)).filter(({ language }) => language)
  expect(events.map(({ action, language }) => [action, language])).toEqual([
    ['post.submitted', 'so'],
    ['post.published', 'so'],
  ])
})

test('publishing one language leaves the public text and the draft of the other as they are', async () => {
  const { id } = await addPost(desk.payload)
  await saveDraft(writer, id, { so: { title: 'Cusub' }, en: { title: 'New' } })
  const before = await readCopies(desk, id)
  expect(before.working).toMatchObject({ so: { state: 'draft' }, en: { state: 'draft' } })
  await execute(publisher, id, publishCommand('so'))
  const { main, working } = await readCopies(desk, id)
  expect(main).toMatchObject({ _status: 'published', so: { title: 'Cusub', state: 'public' } })
  expect(main.en).toEqual(before.main.en)
  expect(working).toMatchObject({
    _status: 'draft',
    so: { title: 'Cusub', state: 'public' },
    en: { title: 'New', state: 'draft', changedBy: [writer.user.id] },
  })
  await execute(publisher, id, publishCommand('en'))
  const after = await readCopies(desk, id)
  expect(after.main).toMatchObject({ so: { title: 'Cusub' }, en: { title: 'New' } })
  expect(after.working._status).toBe('published')
})

test('removed content and a cleared shared field stay removed after publishing', async () => {
  const { id } = await addPost(desk.payload, { videoAddress: null, reference: 'A-1' })
  await saveDraft(writer, id, { so: { content: null }, reference: null })
  await execute(publisher, id, publishCommand('so'))
  expect((await readCopies(desk, id)).main).toMatchObject({
    reference: null,
    so: { content: null },
  })
})

test('publishing one language leaves the other withdrawn', async () => {
  const { id } = await addPost(desk.payload)
  const reason = 'Tirooyinka ayaa qaldanaa.'
  await execute(publisher, id, { language: 'en', action: 'withdraw', reason })
  await saveDraft(writer, id, { so: { title: 'Cusub' } })
  await execute(publisher, id, publishCommand('so'))
  expect((await readCopies(desk, id)).main).toMatchObject({
    so: { title: 'Cusub', state: 'public' },
    en: { state: 'withdrawn', withdrawnReason: reason },
  })
})

test('publishing one language of an unpublished post does not publish the other, whatever its state', async () => {
  const { id } = await addPost(desk.payload, { _status: 'draft' })
  await execute(publisher, id, publishCommand('en'))
  expect(await readStates(publisher, id)).toMatchObject({
    so: { publicState: 'draft' },
    en: { publicState: 'public' },
  })
  expect((await desk.call('post', 'language=SO', String(id))).status).toBe(404)
})

test('a text with a blank title is refused and stays as it is', async () => {
  const id = await createDraft(writer, {
    en: { title: ' ', content: richText([{ p: 'A text.' }]) },
  })
  const before = await readCopies(desk, id)
  for (const action of ['submit', 'publish']) {
    expect(await sendCommand(publisher, id, { language: 'en', action })).toMatchObject({
      status: 422,
      code: 'no_title',
      errors: [{ message: expect.stringContaining('title') }],
    })
  }
  const { updatedAt: _date, ...working } = (await readCopies(desk, id)).working
  expect(before.working).toMatchObject(working)
})

test('a publication that fails at its last step is rolled back', async () => {
  const { payload } = desk
  const id = await createDraft(writer)
  const before = await contentVersion()
  vi.spyOn(payload, 'create').mockRejectedValueOnce(new Error('no audit'))
  expect((await sendCommand(publisher, id, publishCommand('so'))).status).toBe(500)
  expect((await readCopies(desk, id)).main._status).toBe('draft')
  expect(await contentVersion()).toBe(before)
})

test('two languages can be published at the same moment', async () => {
  const second = await createPerson(desk, ['publisher'])
  const id = await createDraft(writer)
  const results = await Promise.all([
    sendCommand(publisher, id, publishCommand('so')),
    sendCommand(second, id, publishCommand('en')),
  ])
  expect(results.map(({ status }) => status)).toEqual([200, 200])
  expect((await readCopies(desk, id)).main).toMatchObject({
    so: { title: 'Warka', state: 'public' },
    en: { title: 'The story', state: 'public' },
  })
})

test('of two publishers of the same text at the same moment, one succeeds', async () => {
  const second = await createPerson(desk, ['publisher'])
  const id = await createDraft(writer)
  const results = await Promise.all([
    sendCommand(publisher, id, publishCommand('so')),
    sendCommand(second, id, publishCommand('so')),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  const published = (await readAuditEvents(desk, id)).filter(
    ({ action }) => action === 'post.published',
  )
  expect(published).toHaveLength(1)
})

test('changing a text in review or a public text makes it a draft', async () => {
  const id = await createDraft(writer)
  await execute(writer, id, { language: 'so', action: 'submit' })
  await saveDraft(writer, id, { en: { title: 'Another' } })
  expect((await readStates(writer, id)).so).toMatchObject({ state: 'inReview' })
  await saveDraft(writer, id, { so: { title: 'Kale' } })
  expect((await readStates(writer, id)).so).toMatchObject({ state: 'draft' })
  await execute(publisher, id, publishCommand('so'))
  await saveDraft(writer, id, { so: { title: 'Mar kale' } })
  expect((await readStates(writer, id)).so).toMatchObject({
    state: 'draft',
    publicState: 'public',
    hasChanges: true,
  })
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { title: 'Kale' },
  })
})

test('a save without changes keeps the state of a text', async () => {
  const { id } = await addPost(desk.payload)
  const { so, en, kind } = (await readCopies(desk, id)).working
  await saveDraft(writer, id, { kind, so, en })
  expect(await readStates(publisher, id)).toMatchObject({
    so: { state: 'public', hasChanges: false, allowed: ['withdraw', 'schedule'] },
  })
})

test('saving a draft of a public post does not change the content version', async () => {
  const { id } = await addPost(desk.payload)
  const [before, { main }] = [await contentVersion(), await readCopies(desk, id)]
  await saveDraft(writer, id, { so: { title: 'Cusub' } })
  expect(await contentVersion()).toBe(before)
  const after = (await readCopies(desk, id)).main
  expect([after.updatedAt, after.so]).toEqual([main.updatedAt, main.so])
})
