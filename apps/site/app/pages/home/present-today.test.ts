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
const nothing = { statement: undefined, tender: undefined, texts: undefined, today }

test('a day without posts has its date and no items', () => {
  const shown = presentToday(nothing, 'SO')
  expect(shown).toMatchObject({ date: 'Diseembar 14, 2026', day: today })
  expect(Object.keys(shown)).toEqual(['labels', 'date', 'day'])
})

test('a press release has its day and its file', () => {
  expect(presentToday({ ...nothing, statement }, 'EN').statement).toMatchObject({
    id: statement.id,
    title: statement.title,
    file: statement.post_url,
  })
})

test.each([
  ['SO', 'Xirmaya: Diseembar 15, 2026'],
  ['EN', 'Closes: December 15, 2026'],
] as const)('a tender in %s says when it closes and the days left', (language, closes) => {
  const shown = presentToday({ ...nothing, tender }, language).tender
  expect(shown).toMatchObject({ closes, day: '2026-12-15' })
  expect(shown?.left).toContain('1')
})

test('the hotline is named as the ministry names it, else in the site’s own words', () => {
  expect(presentToday(nothing, 'EN').labels.hotline).toBe('Hotline, open 24/7')
  const texts = { hotline: 'Emergency line' }
  expect(presentToday({ ...nothing, texts }, 'EN').labels.hotline).toBe('Emergency line')
})
