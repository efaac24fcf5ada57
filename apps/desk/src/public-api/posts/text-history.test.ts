import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { publisher, testEditors } from '../../testing/editors.ts'
import { createDraft, execute, publishCommand, saveDraft } from '../../testing/publishing.ts'

const desk = testDesk()
testEditors(desk)

const REASON = 'Qofka kale maanta ma joogo shaqada.'

const publish = (id: number, options: object = {}) =>
  execute(publisher, id, publishCommand('so', { reason: REASON, ...options }))

async function historyOf(id: number) {
  const { history } = (await desk.data('post', 'language=SO', String(id))) as {
    history: { at: string; action: string; note: string | null }[]
  }
  return history.map(({ action, note }) => [action, note])
}

test('the history has the note of every version, and leaves out what was not announced', async () => {
  const id = await createDraft(publisher)
  await publish(id)
  expect(await historyOf(id)).toEqual([])

  await saveDraft(publisher, id, { so: { title: 'Warka la saxay' } })
  await publish(id, { changeNote: 'Cinwaanka ayaa la saxay.' })
  await saveDraft(publisher, id, { so: { title: 'Warka, la saxay' } })
  await publish(id)
  const reason = 'Waxaa ku jiray magac qaldan.'
  await execute(publisher, id, { language: 'so', action: 'withdraw', reason })
  await publish(id, { changeNote: 'Magaca ayaa la saxay.' })
  expect(await historyOf(id)).toEqual([
    ['changed', 'Cinwaanka ayaa la saxay.'],
    ['withdrawn', reason],
    ['published', 'Magaca ayaa la saxay.'],
  ])
})

test('lists have no history', async () => {
  const [post] = (await desk.data('latestPosts', 'category_id=1&language=SO')) as object[]
  expect(post).not.toHaveProperty('history')
})
