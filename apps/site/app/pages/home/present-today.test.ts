import { type Post, PostSchema } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { presentToday } from './present-today.ts'

registerMessages('SO', so)
registerMessages('EN', en)

const statement: Post = parse(PostSchema, postExamples.pressRelease)
const tender: Post = parse(PostSchema, postExamples.tender)
const today = '2026-12-14'
const noPosts = { statement: undefined, tender: undefined, texts: undefined, today }

test('a day without posts has its date and no items', () => {
  const panel = presentToday(noPosts, 'SO')
  expect(panel).toMatchObject({ date: 'Diseembar 14, 2026', day: today })
  expect(Object.keys(panel)).toEqual(['labels', 'date', 'day'])
})

test('a press release has its day and its file', () => {
  expect(presentToday({ ...noPosts, statement }, 'EN').statement).toMatchObject({
    id: statement.id,
    title: statement.title,
    file: statement.post_url,
  })
})

test.each([
  ['SO', 'Xirmaya: Diseembar 15, 2026'],
  ['EN', 'Closes: December 15, 2026'],
] as const)('a tender in %s has its closing day and the days left', (language, closes) => {
  const item = presentToday({ ...noPosts, tender }, language).tender
  expect(item).toMatchObject({ closes, day: '2026-12-15' })
  expect(item?.left).toContain('1')
})

test('the hotline has the ministry’s label, else the site’s own', () => {
  expect(presentToday(noPosts, 'EN').labels.hotline).toBe('Hotline, open 24/7')
  const texts = { hotline: 'Emergency line' }
  expect(presentToday({ ...noPosts, texts }, 'EN').labels.hotline).toBe('Emergency line')
})
