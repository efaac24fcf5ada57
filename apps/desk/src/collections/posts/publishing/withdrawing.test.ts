import { expect, test } from 'vitest'
import { testDesk } from '../../../testing/desk.ts'
import { addPost } from '../../../testing/documents.ts'
import { publisher, testEditors, writer } from '../../../testing/editors.ts'
import {
  execute,
  publishCommand,
  readCopies,
  saveDraft,
  sendCommand,
} from '../../../testing/publishing.ts'

const desk = testDesk()
testEditors(desk)

test('a withdrawn text keeps its page, with the reason, and is in no list', async () => {
  const { payload } = desk
  const data = {
    kind: 'speeches',
    nameSo: 'Gaar',
    nameEn: 'Special',
    _status: 'published',
  } as const
  const { id: subcategory } = await payload.create({ collection: 'subcategories', data })
  const { id } = await addPost(payload, { kind: 'speeches', subcategory, featured: true })
  const query = 'category_id=11&language=SO'
  const lists = async () => [
    (await desk.data('postsByCategory', `${query}&page=1`)) as unknown[],
    (await desk.data('latestPosts', query)) as unknown[],
    (await desk.data('featuredPosts', query)) as unknown[],
    (await desk.data('subcategories', query)) as unknown[],
  ]
  expect((await lists()).map(({ length }) => length)).toEqual([1, 1, 1, 1])
  expect(await sendCommand(publisher, id, { language: 'so', action: 'withdraw' })).toMatchObject({
    status: 422,
    code: 'reason_needed',
  })
  const reason = 'Waxaa ku jiray magac qaldan.'
  await execute(publisher, id, { language: 'so', action: 'withdraw', reason })
  expect((await lists()).map(({ length }) => length)).toEqual([0, 0, 0, 0])
  expect((await desk.call('postsByCategory', `${query}&page=1`)).json).toMatchObject({ total: 0 })
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: {
      title: 'Tusaale',
      content: '<p>Qoraal.</p>',
      withdrawn: { at: expect.any(String), reason },
      languages: ['EN'],
    },
  })
  await execute(publisher, id, publishCommand('so'))
  expect((await lists()).map(({ length }) => length)).toEqual([1, 1, 1, 1])
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { withdrawn: null, languages: ['SO', 'EN'] },
  })
})

test('withdrawing a text keeps the draft of its next version', async () => {
  const { id } = await addPost(desk.payload)
  await saveDraft(writer, id, { so: { title: 'Mid cusub' }, en: { title: 'A new one' } })
  const reason = 'Waxaa ku jiray magac qaldan.'
  await execute(publisher, id, { language: 'so', action: 'withdraw', reason })
  const { main, working } = await readCopies(desk, id)
  expect(main).toMatchObject({
    so: { title: 'Tusaale', state: 'withdrawn' },
    en: { title: 'Sample', state: 'public' },
  })
  expect(working).toMatchObject({
    so: { title: 'Mid cusub', state: 'draft', withdrawnReason: reason },
    en: { title: 'A new one', state: 'draft' },
  })
})
