import { beforeAll, expect, test } from 'vitest'
import { type RichText, richText } from '../collections/posts/rich-text.ts'
import { toHtml } from '../collections/rich-text-to-html.ts'
import type { Post } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addOperation, addPost } from '../testing/documents.ts'
import { type Person, person } from '../testing/people.ts'
import { asked, copies, done, drafted, facts, publish, saved } from '../testing/publishing.ts'
import { NO_PATHS } from './links-in.ts'

const desk = testDesk()

let writer: Person
let publisher: Person

beforeAll(async () => {
  writer = await person(desk, ['writer'])
  publisher = await person(desk, ['publisher'])
})

/** A paragraph with one link to whatever its fields say, as the editor makes it: with an id. */
function link(fields: object, words: string): RichText {
  const text = richText([{ link: { text: words, url: '' } }])
  const [made] = (text.root.children[0] as unknown as { children: object[] }).children
  Object.assign(made as object, { id: '64b7f0c1a2d3e4f5a6b7c8d9', fields })
  return text
}

const linkTo = (url: string, words = 'halkan') =>
  link({ linkType: 'custom', newTab: false, url }, words)

const linkToDocument = (relationTo: string, value: unknown, words = 'halkan') =>
  link({ linkType: 'internal', newTab: false, doc: { relationTo, value } }, words)

const html = async (id: number, language: 'SO' | 'EN') =>
  ((await desk.data('post', `language=${language}`, String(id))) as { content: string }).content

const ADDRESSES = [
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

test.each(ADDRESSES)(
  'the link %j is stored as given, however often its text is saved',
  async (url) => {
    const content = linkTo(url)
    const id = await drafted(writer, { so: { title: 'Xiriir', content } })
    for (let times = 0; times < 4; times += 1) {
      const { so } = (await copies(desk, id)).working
      expect(so?.content).toEqual(content)
      await saved(writer, id, { so: { title: 'Xiriir', content: so?.content } })
    }
  },
)

test('a text with a link stays in review while it is saved unchanged', async () => {
  const content = richText([{ p: 'Ka eeg' }])
  content.root.children.push(linkTo('gaashaan.example/contact').root.children[0] as never)
  const id = await drafted(writer, { so: { title: 'Dib-u-eegis', content } })
  // Programs alone can bring it there: people are told first.
  const { working } = await copies(desk, id)
  const so = { ...working.so, state: 'inReview' }
  await desk.payload.update({ collection: 'posts', id, data: { so } as Partial<Post>, draft: true })
  for (let times = 0; times < 3; times += 1) {
    await saved(writer, id, { so: { title: 'Dib-u-eegis', content } })
    expect((await facts(writer, id)).so).toMatchObject({ state: 'inReview' })
  }
})

test('a text with a wrong link is saved, and goes neither to review nor to readers', async () => {
  const content = linkTo('www.mod.gov.so/warar', 'Wararka')
  const id = await drafted(writer, { so: { title: 'Khaldan', content } })
  const message =
    'A link in this text leads nowhere. “Wararka”: Write the whole address, as in https://www.mod.gov.so/warar.'
  const refused = { status: 422, code: 'wrong_link', errors: [{ message }] }
  expect(await asked(writer, id, { language: 'so', action: 'submit' })).toMatchObject(refused)
  expect(await asked(publisher, id, publish('so'))).toMatchObject(refused)
  expect((await facts(writer, id)).so).toMatchObject({
    linkProblems: [
      { words: 'Wararka', problem: 'Write the whole address, as in https://www.mod.gov.so/warar.' },
    ],
  })
  // The other text is nobody's reason to wait.
  await done(publisher, id, publish('en'))
})

test('a wrong link of an older text keeps nobody from withdrawing it or publishing the other', async () => {
  const { id } = await addPost(desk.payload, {
    so: { title: 'Hore', content: linkTo('gaashaan.example%2Fcontact'), state: 'public' },
  })
  await saved(writer, id, { en: { title: 'Changed' } })
  await done(publisher, id, publish('en'))
  const reason = 'Waa la beddelay qorshihii.'
  await done(publisher, id, { language: 'so', action: 'withdraw', reason })
})

test('a link refers to a post, an operation or a leader, and leads to its path in each language', async () => {
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

test('a link follows a post that gets another title, ends with its withdrawal, and its writer is told', async () => {
  const target = await drafted(writer, { so: { title: 'Magaca hore' } })
  const id = await drafted(writer, {
    so: { title: 'Tilmaame', content: linkToDocument('posts', target, 'warka kale') },
  })
  const problem = expect.stringMatching(/^What it leads to is not public in Somali, or is gone/)
  const told = async () => (await facts(writer, id)).so?.linkProblems
  expect(await told()).toEqual([{ words: 'warka kale', problem }])
  // Two texts that refer to each other can both be published.
  await done(publisher, id, publish('so'))
  expect(await html(id, 'SO')).toBe('<p>warka kale</p>')

  await done(publisher, target, publish('so'))
  expect(await told()).toEqual([])
  expect(await html(id, 'SO')).toContain(`/magaca-hore-${target}"`)

  await saved(writer, target, { so: { title: 'Magaca cusub' } })
  expect(await html(id, 'SO')).toContain(`/magaca-hore-${target}"`)
  await done(publisher, target, publish('so'))
  expect(await html(id, 'SO')).toContain(`/magaca-cusub-${target}"`)

  const reason = 'Waa la beddelay qorshihii.'
  await done(publisher, target, { language: 'so', action: 'withdraw', reason })
  expect(await html(id, 'SO')).toBe('<p>warka kale</p>')
  expect(await told()).toEqual([{ words: 'warka kale', problem }])
})

test('a link to nothing that was chosen, or to what is gone, is its words alone', async () => {
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
])('an older text’s link to %j becomes %s', (url, expected) => {
  expect(toHtml(linkTo(url), 'SO', NO_PATHS)).toBe(expected)
})

test('a leader’s description is refused with a wrong link, in the editor’s language', async () => {
  const { id } = await addLeader(desk.payload, { institution: 'army', role: null })
  const data = {
    so: { name: 'Cali', title: 'Wasiir', public: true, description: linkTo('www.mod.gov.so') },
    _status: 'published',
  }
  const answer = await publisher.http('PATCH', `/leaders/${id}`, data)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('as in https://www.mod.gov.so.')
})
