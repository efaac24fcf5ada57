import {
  CACHE_TAG_HEADER,
  CALLS,
  CATEGORY,
  type ContentVersion,
  callPath,
  LANGUAGES,
  LEADERSHIP_ROLES,
  LEADERSHIP_TITLES,
} from '@gaashaan/contract'
import { beforeEach, expect, test } from 'vitest'
import type { RichText } from '../collections/posts/rich-text.ts'
import { linkToDocument } from '../links/testing/rich-text-links.ts'
import { resizePending } from '../media/image-sizes/resize-pending.ts'
import { testDesk } from '../testing/desk.ts'
import {
  addClip,
  addLeader,
  addOperation,
  addPicture,
  addPost,
  addSubcategory,
} from '../testing/documents.ts'
import { type ReadCallName, readCall } from './read-call.ts'

const desk = testDesk()

interface Asked {
  readonly name: ReadCallName
  readonly query: Readonly<Record<string, string | number>>
  readonly id?: number
}

/** The categories of the posts below. */
const { somaliNews, englishNews, videos, pressReleases, speeches, army } = CATEGORY
const LISTED = [somaliNews, englishNews, videos, pressReleases, speeches, army]

/** Every cached call of the contract, in both languages, in several forms. */
function everyCall({ operation, ...documents }: typeof content): Asked[] {
  const { older, linked, draft, news, video, release } = documents
  const posts = [older, linked, draft, news, video, release]
  return LANGUAGES.flatMap((language): Asked[] => [
    ...LISTED.flatMap((category_id): Asked[] => [
      { name: 'featuredPosts', query: { category_id, language } },
      { name: 'latestPosts', query: { category_id, language } },
      { name: 'postsByCategory', query: { category_id, language } },
      { name: 'postsByCategory', query: { category_id, language, page: 2, page_size: 1 } },
      { name: 'postsByCategory', query: { category_id, language, subcategory_name: 'Badda' } },
      { name: 'subcategories', query: { category_id, language } },
    ]),
    { name: 'pressReleases', query: { language } },
    ...posts.map(({ id }): Asked => ({ name: 'post', query: { language }, id })),
    { name: 'featuredOperations', query: { language } },
    { name: 'operation', query: { language }, id: operation.id },
    ...LEADERSHIP_ROLES.map((role): Asked => {
      const title = LEADERSHIP_TITLES[role][language]
      return { name: 'leaderByTitle', query: { title, language, strict: 1 } }
    }),
    ...[1, 2].map((id): Asked => ({ name: 'leadersByInstitution', query: { language }, id })),
    { name: 'redirects', query: {} },
    { name: 'removedTexts', query: {} },
    { name: 'siteSettings', query: { language } },
    { name: 'policies', query: { language } },
    { name: 'pressReleasePdf', query: { language }, id: 1 },
    { name: 'logHead', query: {} },
    { name: 'logTile', query: { level: 0, index: 0 } },
    { name: 'logEntries', query: { index: 0 } },
  ])
}

async function ask({ name, query, id }: Asked) {
  const path = callPath(name, query, id)
  const request = new Request(`http://desk.example${path}`)
  const response = await readCall(name, async () => desk.payload, request, id?.toString())
  const tags = response.headers.get(CACHE_TAG_HEADER)?.split(' ')
  return { path, tags, body: `${response.status} ${await response.text()}` }
}

let content: Awaited<ReturnType<typeof addContent>>
async function addContent() {
  const { payload } = desk
  const picture = await addPicture(payload, {}, [90, 60])
  const clip = await addClip(payload, { poster: picture.id })
  const sea = await addSubcategory(payload, { kind: 'news', nameSo: 'Badda', nameEn: 'Sea' })
  const operation = await addOperation(payload, { photo: picture.id })
  const older = await addPost(payload, { featured: true })
  const linked = await addPost(payload, { kind: 'speeches', operation: operation.id })
  const draft = await addPost(payload, { _status: 'draft' })
  const news = await addPost(payload, {
    picture: picture.id,
    subcategory: sea.id,
    featured: true,
    so: { content: linkToDocument('posts', linked.id) },
    en: { content: linkToDocument('posts', draft.id) },
  })
  const video = await addPost(payload, { kind: 'videos', video: clip.id, featured: true })
  const release = await addPost(payload, { kind: 'pressReleases' })
  const former = await payload.find({ collection: 'leaders', limit: 1 })
  const leader = former.docs[0] ?? (await addLeader(payload))
  return { picture, clip, sea, operation, older, linked, draft, news, video, release, leader }
}
beforeEach(async () => {
  content = await addContent()
})

const write = (collection: 'posts' | 'operations', id: number, data: object) =>
  desk.payload.update({ collection, id, data })

const CHANGES: Readonly<Record<string, () => Promise<unknown>>> = {
  'a new post': () => addPost(desk.payload),
  'a new text': () => write('posts', content.news.id, { so: { title: 'Cinwaan cusub' } }),
  'another kind': () => write('posts', content.release.id, { kind: 'army' }),
  'a text that becomes public': () => write('posts', content.draft.id, { _status: 'published' }),
  'a text that stops being public': () => write('posts', content.linked.id, { _status: 'draft' }),
  'a withdrawn text': () =>
    write('posts', content.linked.id, {
      so: {
        state: 'withdrawn',
        withdrawnReason: 'Khalad',
        withdrawnAt: '2026-11-20T06:00:00.000Z',
      },
    }),
  'a linked post with another title': () =>
    write('posts', content.linked.id, { so: { title: 'Cinwaan kale' } }),
  'a post that leaves an operation': () => write('posts', content.linked.id, { operation: null }),
  'a deleted post': () => desk.payload.delete({ collection: 'posts', id: content.video.id }),
  'an operation': () => write('operations', content.operation.id, { status: 'Completed' }),
  'a leader': () =>
    desk.payload.update({
      collection: 'leaders',
      id: content.leader.id,
      data: { bgColor: '#123456' },
    }),
  'a subcategory': () =>
    desk.payload.update({
      collection: 'subcategories',
      id: content.sea.id,
      data: { nameSo: 'Xeebta', nameEn: 'Coast' },
    }),
  'the description of a picture': () =>
    desk.payload.update({
      collection: 'media',
      id: content.picture.id,
      data: { altSo: 'Doon kale', altEn: 'Another boat' },
    }),
  'the variants of a picture': () => resizePending(desk.payload),
  'a redirect': () =>
    desk.payload.create({
      collection: 'redirects',
      data: { from: '/hore', to: '/contact', _status: 'published' },
    }),
  'the order of the front page': () =>
    desk.payload.updateGlobal({
      slug: 'front-page',
      data: { news: [content.older.id], _status: 'published' },
    }),
  'the contact information': () =>
    desk.payload.updateGlobal({
      slug: 'contact-information',
      data: { email: 'xafiis@tusaale.example', _status: 'published' },
    }),
  'a policy': () =>
    desk.payload.updateGlobal({
      slug: 'terms-of-use',
      data: { so: { title: 'Shuruudo' }, _status: 'published' },
    }),
}

test.each(Object.keys(CHANGES))(
  'of %s, responses change only where they have its tags',
  async (name) => {
    const calls = everyCall(content)
    const before = new Map<string, Awaited<ReturnType<typeof ask>>>()
    for (const call of calls) {
      const answer = await ask(call)
      before.set(answer.path, answer)
    }
    const { version } = (await desk.data('contentVersion')) as ContentVersion
    await CHANGES[name]?.()
    const { tags = [] } = (await desk.data('contentVersion', `since=${version}`)) as ContentVersion
    expect(tags).not.toEqual([])
    const changed: string[] = []
    for (const call of calls) {
      const { path, body } = await ask(call)
      const answer = before.get(path)
      if (answer?.body === body) continue
      changed.push(path)
      expect(
        answer?.tags?.some((tag) => tags.includes(tag)),
        path,
      ).toBe(true)
    }
    expect(changed).not.toEqual([])
  },
)

test('every cached call names its tags', async () => {
  const calls = everyCall(content)
  for (const call of calls) expect((await ask(call)).tags, call.name).not.toBeUndefined()
  const uncached = ['contactSubmit', 'contentVersion', 'preview']
  const names = new Set<string>([...calls.map(({ name }) => name), ...uncached])
  expect([...names].sort()).toEqual(Object.keys(CALLS).sort())
})

test('a response that refers to too much names no tags', async () => {
  const links = Array.from({ length: 501 }, (_, index) => linkToDocument('posts', 1e6 + index))
  const root = { ...links[0]?.root, children: links.flatMap((link) => link.root.children) }
  const { id } = await addPost(desk.payload, { so: { content: { root } as RichText } })
  const { tags } = await ask({ name: 'post', query: { language: 'SO' }, id })
  expect(tags).toBeUndefined()
})
