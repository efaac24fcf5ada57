import { createHash } from 'node:crypto'
import { decodeEntry, recordOf } from '@gaashaan/transparency-log/log-entry'
import { textHash } from '@gaashaan/transparency-log/text-hash'
import { expect, test } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import { readWhole } from '../media/store/media-store.ts'
import type { LogEntry } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addPicture, addPost, pictureBytes } from '../testing/documents.ts'
import { writeMissingEntries } from './write-missing-entries.ts'

const desk = testDesk()

/** The entries since a moment, as the log tells them. */
async function entriesSince(size: number) {
  const { docs } = await desk.payload.db.find<LogEntry>({
    collection: 'log-entries',
    where: { index: { greater_than_equal: size } },
    sort: 'index',
    pagination: false,
  })
  return docs.map(({ entry, record, subject }) => {
    const decoded = decodeEntry(Buffer.from(entry))
    return { subject, ...decoded, ...recordOf(decoded, record ?? '') }
  })
}

const size = async () => (await desk.payload.db.count({ collection: 'log-entries' })).totalDocs

/** What a change writes to the log. */
async function logged(change: () => Promise<unknown>) {
  const before = await size()
  await change()
  return entriesSince(before)
}

const TEXT = { title: 'Warka', content: richText([{ p: 'Qoraal.' }]), state: 'public' } as const

test('a publish writes an entry for each public text, with its hash', async () => {
  const entries = await logged(() => addPost(desk.payload, { so: TEXT, en: { state: 'draft' } }))
  expect(entries).toMatchObject([
    {
      action: 'published',
      kind: 'news',
      language: 'so',
      follows: null,
      files: [],
      text: textHash('Warka', '<p>Qoraal.</p>'),
    },
  ])
})

test('a tender has its reference number, and an entry when that changes', async () => {
  const fields = { kind: 'tenders', so: TEXT, en: { state: 'draft' } } as const
  const { id } = await addPost(desk.payload, { ...fields, reference: 'WG-1' })
  const data = { reference: 'WG-2' }
  const change = () => desk.payload.update({ collection: 'posts', id, data })
  expect(await logged(change)).toMatchObject([{ action: 'published', reference: 'WG-2' }])
  const [first] = await entriesSince((await size()) - 2)
  expect(first).toMatchObject({ reference: 'WG-1' })
})

test('a changed text follows the one before, a change that readers do not see is none', async () => {
  const { id } = await addPost(desk.payload, { so: TEXT, en: { state: 'draft' } })
  const update = (data: object) => () => desk.payload.update({ collection: 'posts', id, data })
  const index = (await size()) - 1
  expect(await logged(update({ so: { ...TEXT, title: 'War kale' } }))).toMatchObject([
    { action: 'published', follows: index, text: textHash('War kale', '<p>Qoraal.</p>') },
  ])
  expect(await logged(update({ en: { title: 'A draft', state: 'draft' } }))).toEqual([])
})

test('a withdrawn text, a hidden one and a deleted post are told, with the text that readers had', async () => {
  const add = () => addPost(desk.payload, { so: TEXT, en: { state: 'draft' } })
  const update = async (data: object) => {
    const { id } = await add()
    return logged(() => desk.payload.update({ collection: 'posts', id, data }))
  }
  const text = textHash('Warka', '<p>Qoraal.</p>')
  const so = { ...TEXT, title: 'Qabyo' }
  expect(await update({ so: { ...so, state: 'withdrawn' } })).toMatchObject([
    { action: 'withdrawn', text },
  ])
  expect(await update({ so: { ...so, state: 'draft' } })).toMatchObject([
    { action: 'removed', text },
  ])
  const { id } = await add()
  expect(await logged(() => desk.payload.delete({ collection: 'posts', id }))).toMatchObject([
    { action: 'removed', text },
  ])
})

test('a text has the hashes of its files, and an entry when one is replaced', async () => {
  const { payload } = desk
  const picture = await addPicture(payload, {}, [90, 60])
  const hashOf = async (name: string | null | undefined) =>
    createHash('sha256')
      .update((await readWhole(desk.media, name ?? '')) ?? '')
      .digest('hex')
  const first = await hashOf(picture.filename)
  const [published] = await logged(() =>
    addPost(payload, { so: TEXT, en: { state: 'draft' }, picture: picture.id }),
  )
  expect(published?.files).toEqual([first])
  const data = await pictureBytes(120, 80)
  const file = { data, mimetype: 'image/png', name: 'other.png', size: data.byteLength }
  const [replaced] = await logged(() =>
    payload.update({ collection: 'media', id: picture.id, data: {}, file }),
  )
  const { filename } = await payload.findByID({ collection: 'media', id: picture.id })
  expect(replaced?.files).toEqual([await hashOf(filename)])
  expect(replaced?.text).toBe(published?.text)
})

test('an alert is told when it is published, changed and taken down', async () => {
  const update = (data: object) => () => desk.payload.updateGlobal({ slug: 'alert', data })
  const alert = { level: 'warning', so: { title: 'Digniin', text: 'Ka < fogow' } }
  const published = await logged(update({ ...alert, _status: 'published' }))
  expect(published).toMatchObject([
    { action: 'published', kind: 'alert', id: null, language: 'so', subject: 'alert:so' },
  ])
  expect(published[0]?.text).toBe(textHash('Digniin', 'Ka &lt; fogow'))
  expect(await logged(update({ level: 'emergency', _status: 'published' }))).toEqual([])
  expect(await logged(update({ _status: 'draft' }))).toMatchObject([
    { action: 'withdrawn', text: published[0]?.text },
  ])
})

test('what was public before the log began is written with the time of its publication', async () => {
  const { payload } = desk
  const at = '2026-05-12T06:00:00.000Z'
  // As it was saved before there was a log: without hooks.
  const { id } = await payload.db.create({
    collection: 'posts',
    data: { kind: 'news', publishedAt: at, _status: 'published', so: TEXT, en: { state: 'draft' } },
  })
  const write = () => writeMissingEntries(payload)
  expect(await logged(write)).toMatchObject([
    { subject: `post:${id}:so`, action: 'published', at, follows: null },
  ])
  expect(await logged(write)).toEqual([])
  await payload.db.updateOne({
    collection: 'posts',
    id,
    data: { so: { ...TEXT, state: 'withdrawn', withdrawnReason: 'Khalad.' } },
  })
  expect(await logged(write)).toMatchObject([{ action: 'withdrawn' }])
})
