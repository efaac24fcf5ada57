import { expect, test } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import { toHtml } from '../collections/rich-text-to-html.ts'
import type { Post } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addOperation, addPost } from '../testing/documents.ts'
import { publisher, testEditors, writer } from '../testing/editors.ts'
import {
  createDraft,
  execute,
  publishCommand,
  readCopies,
  readStates,
  saveDraft,
  sendCommand,
} from '../testing/publishing.ts'
import { NO_PATHS } from './links-in.ts'
import { link, linkTo, linkToDocument } from './testing/rich-text-links.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))
testEditors(desk)

const html = async (id: number, language: 'SO' | 'EN') =>
  ((await desk.data('post', `language=${language}`, String(id))) as { content: string }).content

const URLS = [
  'https://www.mod.gov.so/a%20b?x=%2F&y=1#z',
  'http://a.example',
  '/contact',
  '#goob',
  '/',
  'mailto:info@mod.gov.so?subject=a%20b',
  'tel:+252 61 000',
  'gaashaan.example/contact',
  'www.mod.gov.so/warar',
  'gaashaan.example%2Fcontact',
  'https://',
  'ereyo bannaan',
  '%',
  '',
]

test.each(URLS)('the link %j is stored unchanged, however often its text is saved', async (url) => {
  const content = linkTo(url)
  const id = await createDraft(writer, { so: { title: 'Xiriir', content } })
  for (let times = 0; times < 4; times += 1) {
    const { so } = (await readCopies(desk, id)).working
    expect(so?.content).toEqual(content)
    await saveDraft(writer, id, { so: { title: 'Xiriir', content: so?.content } })
  }
})

test('saving a text with a link unchanged keeps it in review', async () => {
  const content = richText([{ p: 'Ka eeg' }])
  content.root.children.push(linkTo('gaashaan.example/contact').root.children[0] as never)
  const id = await createDraft(writer, { so: { title: 'Dib-u-eegis', content } })
  // Only a program can set the state: submitting would refuse the wrong link.
  const { working } = await readCopies(desk, id)
  const so = { ...working.so, state: 'inReview' }
  await desk.payload.update({ collection: 'posts', id, data: { so } as Partial<Post>, draft: true })
  for (let times = 0; times < 3; times += 1) {
    await saveDraft(writer, id, { so: { title: 'Dib-u-eegis', content } })
    expect((await readStates(writer, id)).so).toMatchObject({ state: 'inReview' })
  }
})

test('a text with a wrong link is saved, but neither submitted nor published', async () => {
  const content = linkTo('www.mod.gov.so/warar', 'Wararka')
  const id = await createDraft(writer, { so: { title: 'Khaldan', content } })
  const message =
    'A link in this text leads nowhere. “Wararka”: Write the whole address, as in https://www.mod.gov.so/warar.'
  const refused = { status: 422, code: 'wrong_link', errors: [{ message }] }
  expect(await sendCommand(writer, id, { language: 'so', action: 'submit' })).toMatchObject(refused)
  expect(await sendCommand(publisher, id, publishCommand('so'))).toMatchObject(refused)
  expect((await readStates(writer, id)).so).toMatchObject({
    linkProblems: [
      { words: 'Wararka', problem: 'Write the whole address, as in https://www.mod.gov.so/warar.' },
    ],
  })
  // The text in the other language is not affected.
  await execute(publisher, id, publishCommand('en'))
})

test('a text with a wrong link can be withdrawn, and the other language published', async () => {
  const { id } = await addPost(desk.payload, {
    so: { title: 'Hore', content: linkTo('gaashaan.example%2Fcontact'), state: 'public' },
  })
  await saveDraft(writer, id, { en: { title: 'Changed' } })
  await execute(publisher, id, publishCommand('en'))
  const reason = 'Waa la beddelay qorshihii.'
  await execute(publisher, id, { language: 'so', action: 'withdraw', reason })
})

test('a link to a post, an operation or a leader has its path in each language', async () => {
  const { payload } = desk
  const post = await addPost(payload, {
    so: { title: 'Dekedda cusub', state: 'public' },
    en: { title: 'The new harbour', state: 'public' },
  })
  const operation = await addOperation(payload)
  const minister = await addLeader(payload, {
    so: { name: 'Cali', title: 'Wasiir', public: true },
    en: { name: 'Ali', title: 'Minister', public: true },
  })
  const general = await addLeader(payload, {
    institution: 'army',
    role: null,
    so: { name: 'Xasan', title: 'Taliye', public: true },
    en: {
      name: 'Hassan',
      title: 'Commander',
      keptBackReason: 'His English text is being checked.',
    },
  })
  const targets = [
    ['posts', post.id],
    ['operations', operation.id],
    ['leaders', minister.id],
    ['leaders', general.id],
  ] as const
  const content = richText([])
  for (const [slug, id] of targets) {
    content.root.children.push(linkToDocument(slug, id).root.children[0] as never)
  }
  const { id } = await addPost(payload, {
    so: { title: 'Xiriirro', content, state: 'public' },
    en: { title: 'Links', content, state: 'public' },
  })
  const a = (path: string) => `<p><a href="${path}">halkan</a></p>`
  const campaign = a(`/resources/OperationsCampaigns/sample-campaign-${operation.id}`)
  expect(await html(id, 'SO')).toBe(
    [
      a(`/resources/NewsDetail/dekedda-cusub-${post.id}`),
      campaign,
      a('/ministry/MinistryLeadership'),
      a('/ministry/ArmyLeadership'),
    ].join(''),
  )
  expect(await html(id, 'EN')).toBe(
    [
      a(`/resources/NewsDetail/the-new-harbour-${post.id}`),
      campaign,
      a('/ministry/MinistryLeadership'),
      '<p>halkan</p>',
    ].join(''),
  )
  const listed = (await desk.data('latestPosts', 'category_id=6&language=EN')) as Post[]
  expect(listed.find((post) => post.id === id)).toMatchObject({ content: await html(id, 'EN') })
})

test('a link to a post has its current public title, until it is withdrawn, and its writer sees the problem', async () => {
  const target = await createDraft(writer, { so: { title: 'Magaca hore' } })
  const id = await createDraft(writer, {
    so: { title: 'Tilmaame', content: linkToDocument('posts', target, 'warka kale') },
  })
  const problem = expect.stringMatching(/^What it leads to is not public in Somali, or is gone/)
  const problems = async () => (await readStates(writer, id)).so?.linkProblems
  expect(await problems()).toEqual([{ words: 'warka kale', problem }])
  // Two texts that refer to each other can both be published.
  await execute(publisher, id, publishCommand('so'))
  expect(await html(id, 'SO')).toBe('<p>warka kale</p>')

  await execute(publisher, target, publishCommand('so'))
  expect(await problems()).toEqual([])
  expect(await html(id, 'SO')).toContain(`/magaca-hore-${target}"`)

  await saveDraft(writer, target, { so: { title: 'Magaca cusub' } })
  expect(await html(id, 'SO')).toContain(`/magaca-hore-${target}"`)
  await execute(publisher, target, publishCommand('so'))
  expect(await html(id, 'SO')).toContain(`/magaca-cusub-${target}"`)

  const reason = 'Waa la beddelay qorshihii.'
  await execute(publisher, target, { language: 'so', action: 'withdraw', reason })
  expect(await html(id, 'SO')).toBe('<p>warka kale</p>')
  expect(await problems()).toEqual([{ words: 'warka kale', problem }])
})

test('a link without a document, or to a deleted one, is its text alone', async () => {
  for (const doc of [
    null,
    { relationTo: 'users', value: 1 },
    { relationTo: 'posts', value: 1e9 },
  ]) {
    const text = link({ linkType: 'internal', doc }, 'halkan')
    const { id } = await addPost(desk.payload, {
      so: { title: 'X', content: text, state: 'public' },
    })
    expect(await html(id, 'SO')).toBe('<p>halkan</p>')
  }
})

test.each([
  ['www.mod.gov.so/warar', '<p><a href="https://www.mod.gov.so/warar">halkan</a></p>'],
  ['gaashaan.example%252Fcontact', '<p><a href="https://gaashaan.example/contact">halkan</a></p>'],
  ['http://intranet/a b', '<p><a href="http://intranet/a b">halkan</a></p>'],
  ['resources/news', '<p>halkan</p>'],
  ['//elsewhere.example', '<p>halkan</p>'],
  ['java\nscript:alert(1)', '<p>halkan</p>'],
  ['https://', '<p>halkan</p>'],
  ['/a?b="c"&d', '<p><a href="/a?b=&quot;c&quot;&amp;d">halkan</a></p>'],
])('a stored link to %j becomes %s', (url, expected) => {
  expect(toHtml(linkTo(url), 'SO', NO_PATHS)).toBe(expected)
})

test('a leader’s description with a wrong link is refused, in the editor’s language', async () => {
  const { id } = await addLeader(desk.payload, { institution: 'army', role: null })
  const data = {
    so: { name: 'Cali', title: 'Wasiir', public: true, description: linkTo('www.mod.gov.so') },
    _status: 'published',
  }
  const response = await publisher.http('PATCH', `/leaders/${id}`, data)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('as in https://www.mod.gov.so.')
})
