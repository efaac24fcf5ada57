import type { Post } from '@gaashaan/desk/payload-types'
import { testDesk } from '@gaashaan/desk/testing/desk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { failures, importFrom } from '../testing/run.ts'
import { type ExportItem, writeExport } from '../testing/write-export.ts'

const desk = testDesk()
let host: FakeApiHost
let report: Report
let file: string
const options = { allowPrivate: true, language: 'so', pages: 'documents' } as const
const runImport = () => importFrom(desk.payload, { wordpress: file }, options)

beforeAll(async () => {
  host = await startFakeApiHost({ stories: 0 })
  const site = host.url.origin
  const items: ExportItem[] = [
    {
      id: 30,
      type: 'attachment',
      title: 'Boat',
      attachment: `${site}/uploads/930.jpg`,
      excerpt: 'Doon <b>ilaalo</b> ah',
    },
    { id: 31, type: 'wp_block', title: 'Notice', content: '<p>Ogeysiis kayd ah</p>' },
    {
      id: 32,
      type: 'wp_block',
      title: 'Outer',
      content: '<h3>Dibadda</h3><!-- wp:block {"ref":31} /--><!-- wp:block {"ref":32} /-->',
    },
    {
      id: 40,
      title: 'Warka',
      link: `${site}/2021/warka/`,
      author: 'qoraa',
      isSticky: true,
      excerpt: 'Kooban',
      content: `<!-- wp:paragraph --><p>Hore <a href="${site}/2019/maqan/">maqan</a></p><!-- /wp:paragraph -->
        <!-- wp:block {"ref":32} /--><!-- wp:block {"ref":99} /-->[gallery ids="30"]`,
      terms: [
        ['category', 'ciidanka', 'Ciidanka'],
        ['category', 'badda', 'Badda'],
        ['post_tag', 'nabad', 'Nabad'],
        ['post_tag', 'dekad', 'Dekad'],
      ],
    },
    {
      id: 41,
      type: 'page',
      title: 'Ku saabsan',
      link: `${site}/ku-saabsan/`,
      content: '<p>Bog</p>',
    },
  ]
  file = writeExport(site, items, [[3, 'ciidanka', 'Ciidanka']])
  report = await runImport()
})
afterAll(() => host.close())

const notesOf = (end: string) =>
  report.notes
    .filter(({ address }) => address.endsWith(end))
    .map(({ note }) => note.replaceAll(host.url.origin, ''))

test('content that has no place here is in the report, in one line for each post', () => {
  expect(failures(report)).toEqual({})
  expect(notesOf('/2021/warka/')).toEqual(
    expect.arrayContaining([
      'Left behind: its tags Nabad, Dekad; its other categories Badda; its author qoraa; its excerpt “Kooban”.',
      'A link leads to what did not come: /2019/maqan/',
      'A reusable block is not in the export: 99',
      'A reusable block holds itself: 32',
    ]),
  )
})

test('reusable blocks are inserted where the text refers to them, and captions below a gallery’s pictures', async () => {
  const { content } = (await desk.data('post', 'language=SO', '40')) as { content: string }
  expect(content).toContain('<h3>Dibadda</h3><p>Ogeysiis kayd ah</p>')
  expect(content).toMatch(/<figure><img[^>]*><figcaption>Doon ilaalo ah<\/figcaption><\/figure>/)
})

test('a sticky post is featured', async () => {
  const post = await desk.payload.findByID({ collection: 'posts', id: 40, depth: 0 })
  expect(post.featured).toBe(true)
})

test('a page becomes a draft of the chosen kind, and no redirect leads to it', async () => {
  const { docs } = await desk.payload.find({
    collection: 'posts',
    where: { 'so.title': { equals: 'Ku saabsan' } },
    draft: true,
    depth: 0,
  })
  expect(docs as Post[]).toMatchObject([{ kind: 'documents', _status: 'draft' }])
  expect(notesOf('/ku-saabsan/')).toEqual([
    'It was a page: it waits as a draft until a person gives it a place.',
  ])
  expect(report.redirects.map(({ from }) => from)).not.toContain('/ku-saabsan/')
})

test('a later run repeats the notes of earlier ones, until an editor has changed the post', async () => {
  const again = await runImport()
  expect(again.entries.every(({ outcome }) => outcome === 'unchanged')).toBe(true)
  const sortedNotes = ({ notes }: Report) => notes.map(({ note }) => note).toSorted()
  expect(sortedNotes(again)).toEqual(sortedNotes(report))
  const { docs } = await desk.payload.find({ collection: 'posts', draft: true, depth: 0 })
  const page = docs.find(({ so }) => so?.title === 'Ku saabsan')
  const data = { so: { ...page?.so, title: 'Ku saabsan wasaaradda' } }
  await desk.payload.update({ collection: 'posts', id: page?.id ?? 0, data, draft: true })
  const third = await runImport()
  expect(third.notes.filter(({ address }) => address.endsWith('/ku-saabsan/'))).toEqual([])
  expect(third.notes.length).toBeGreaterThan(0)
})
