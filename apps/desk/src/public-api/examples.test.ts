import {
  FeaturedPostsSchema,
  LeadersSchema,
  OperationsSchema,
  type PostPayload,
  PostSchema,
  PostsSchema,
  parseResponse,
  SubcategoriesSchema,
} from '@gaashaan/contract'
import {
  leaderExamples,
  operationExamples,
  postExamples,
  postPageExamples,
  subcategoryExamples,
} from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import { resizePending } from '../media/image-sizes/resize-pending.ts'
import { testDesk } from '../testing/desk.ts'
import {
  addLeader,
  addOperation,
  addPdf,
  addPicture,
  addPost,
  addSubcategory,
} from '../testing/documents.ts'

const desk = testDesk()

/** Adds a post from which the desk must produce the example. */
async function addExample(
  example: PostPayload,
  kind: 'news' | 'pressReleases' | 'tenders' | 'videos',
) {
  const { payload } = desk
  const languages = example.languages ?? ['SO', 'EN']
  const text = (language: 'SO' | 'EN') => ({
    title: languages.includes(language) ? example.title : null,
    content: example.content ? richText([{ p: 'Text.' }]) : null,
    state: languages.includes(language) ? ('public' as const) : ('draft' as const),
  })
  // Wide enough for every format in the example with image variants, else as small as possible.
  const size =
    example === postExamples.withMadePicture ? ([700, 400] as const) : ([90, 60] as const)
  const hasFile = kind === 'pressReleases' || kind === 'tenders'
  const file = hasFile ? (await addPdf(payload)).id : null
  const subcategory = example.subcategory_name
    ? await addSubcategory(payload, {
        kind,
        nameSo: example.subcategory_name,
        nameEn: example.subcategory_name,
      })
    : undefined
  return addPost(payload, {
    kind,
    so: { ...text('SO'), file },
    en: { ...text('EN'), file },
    picture: example.picture ? (await addPicture(payload, {}, size)).id : null,
    subcategory: subcategory?.id,
    publishedAt: example.created_at ?? example.createdAt,
    videoAddress: kind === 'videos' ? example.post_url : null,
    duration: example.duration,
    opensAt: example.opens_at,
    closesAt: example.closes_at,
    reference: example.reference,
  })
}

test.each([
  ['typical', 'news'],
  ['oneLanguageOnly', 'news'],
  ['withMadePicture', 'news'],
  ['withoutContent', 'news'],
  ['withoutPicture', 'news'],
  ['longTitle', 'news'],
  ['hostileMarkup', 'news'],
  ['youTubeVideo', 'videos'],
  ['pressRelease', 'pressReleases'],
  ['tender', 'tenders'],
] as const)('the desk produces the example %s of a post', async (name, kind) => {
  const example: PostPayload = postExamples[name]
  const { id } = await addExample(example, kind)
  const language = example.languages?.[0] ?? 'SO'
  const { json } = await desk.call('post', `language=${language}`, String(id))
  const post = parseResponse(PostSchema, json)
  expect(post).toMatchObject({
    title: example.title,
    created_at: example.created_at,
    languages: example.languages ?? ['SO', 'EN'],
    subcategory_name: example.subcategory_name ?? null,
  })
  for (const key of ['content', 'picture'] as const) {
    expect([key, post?.[key] != null]).toEqual([key, example[key] != null])
  }
  expect(post?.revision).toMatch(/^[\w-]{8}$/)
  for (const key of ['opens_at', 'closes_at', 'reference'] as const) {
    expect([key, post?.[key]]).toEqual([key, example[key]])
  }
})

test.each(['updated', 'changedInSilence', 'withdrawn'] as const)(
  'the desk produces the example %s of a post’s page',
  async (name) => {
    const example: PostPayload = postPageExamples[name]
    const so = {
      title: example.title,
      state: example.withdrawn ? ('withdrawn' as const) : ('public' as const),
      firstPublishedAt: example.first_published_at,
      changedAt: example.changed_at,
      changeNote: example.change_note,
      withdrawnAt: example.withdrawn?.at,
      withdrawnReason: example.withdrawn?.reason,
    }
    const { id } = await addPost(desk.payload, { so, publishedAt: example.created_at })
    const { json } = await desk.call('post', 'language=SO', String(id))
    const { first_published_at, changed_at, change_note, withdrawn, languages } = example
    expect(parseResponse(PostSchema, json)).toMatchObject({
      first_published_at,
      changed_at,
      change_note,
      withdrawn,
      languages,
    })
  },
)

test('a picture with resized variants is like the example withMadePicture', async () => {
  const example: PostPayload = postExamples.withMadePicture
  const { id } = await addExample(example, 'news')
  await resizePending(desk.payload)
  const { json } = await desk.call('post', 'language=SO', String(id))
  const picture = parseResponse(PostSchema, json)?.picture
  const formats = (sizes: readonly { format?: string | undefined }[] = []) => [
    ...new Set(sizes.map(({ format }) => format)),
  ]
  expect(formats(picture?.sizes)).toEqual(formats(example.picture?.sizes))
  expect(Object.keys(picture ?? {}).sort()).toEqual(Object.keys(example.picture ?? {}).sort())
})

test('every list has the contract’s shape', async () => {
  const { payload } = desk
  const { title, title_so: titleSo } = operationExamples.typical
  await addOperation(payload, { so: { title: titleSo }, en: { title } })
  await addLeader(payload, { so: { name: leaderExamples.typical.name } })
  const [first] = subcategoryExamples.typical
  const named = { kind: 'army' as const, nameSo: first?.name, nameEn: first?.name }
  const { id } = await addSubcategory(payload, named)
  await addPost(payload, { kind: 'army', subcategory: id, featured: true })
  const read = async (...args: Parameters<typeof desk.call>) => (await desk.call(...args)).json

  const army = 'category_id=14&language=SO'
  expect(parseResponse(FeaturedPostsSchema, await read('featuredPosts', army))).toHaveLength(1)
  expect(parseResponse(PostsSchema, await read('latestPosts', army))).toHaveLength(1)
  expect(parseResponse(PostsSchema, await read('postsByCategory', army))).toHaveLength(1)
  const releases = parseResponse(PostsSchema, await read('pressReleases', 'language=SO'))
  expect(releases).toMatchObject([{ title: postExamples.pressRelease.title }])
  expect(parseResponse(SubcategoriesSchema, await read('subcategories', army))).toEqual([
    { id, name: first?.name },
  ])
  const operations = await read('featuredOperations', 'language=SO')
  expect(parseResponse(OperationsSchema, operations)).toMatchObject([{ title, title_so: titleSo }])
  const leaders = await read('leadersByInstitution', 'language=SO', '1')
  expect(parseResponse(LeadersSchema, leaders)).toMatchObject([
    { name: leaderExamples.typical.name, title: leaderExamples.typical.title },
  ])
})
