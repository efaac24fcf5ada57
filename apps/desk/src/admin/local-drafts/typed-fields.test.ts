import { expect, test } from 'vitest'
import { richText } from '../../collections/posts/rich-text.ts'
import { isNewerThan, missingFields, typedFields, withTyped, wordsOf } from './typed-fields.ts'

const saved = {
  id: 7,
  revision: 3,
  kind: 'news',
  featured: false,
  so: { title: 'Bilow', content: richText([{ p: 'Qoraal.' }]), state: 'draft' },
  en: { title: 'Start', content: null },
}

test('only what differs from what was saved is kept, language by language', () => {
  const content = richText([{ p: 'Qoraal.' }, { p: 'Iyo ka badan.' }])
  const form = { ...saved, revision: 4, so: { ...saved.so, content, state: 'public' } }
  expect(Object.keys(typedFields(saved, form))).toEqual(['so.content'])
  expect(typedFields(saved, form)['so.content']?.value).toEqual(content)
})

test('nothing in another form, spaces around and keys in another order are no change', () => {
  const empty = { root: { type: 'root', children: [{ type: 'paragraph', children: [] }] } }
  const turned = JSON.parse(JSON.stringify(saved.so.content), (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  )
  const form = {
    ...saved,
    featured: undefined,
    duration: null,
    so: { ...saved.so, title: 'Bilow ', content: turned },
    en: { title: 'Start', content: empty },
  }
  expect(typedFields(saved, form)).toEqual({})
})

test('a text that was emptied and a row that was moved are changes', () => {
  const rows = [
    { id: 'a', name: 'Kow' },
    { id: 'b', name: 'Laba' },
  ]
  const before = { so: { title: 'Bilow' }, rows }
  const form = { so: { title: '' }, rows: rows.toReversed() }
  expect(typedFields(before, form)).toMatchObject({
    'so.title': { value: '' },
    rows: { value: [{ id: 'b' }, { id: 'a' }] },
  })
})

test('passwords, codes, tokens and files are never kept', () => {
  const form = { password: 'x', 'confirm-password': 'x', code: '1', apiToken: 'x', file: {} }
  expect(typedFields({}, form)).toEqual({})
})

test('what is taken back stands in its place, beside what somebody else has saved', () => {
  const kept = typedFields(saved, { ...saved, so: { ...saved.so, title: 'Kayga' }, picture: 5 })
  const newer = { ...saved, en: { ...saved.en, title: 'Theirs' } }
  expect(withTyped(newer, missingFields(newer, kept))).toMatchObject({
    so: { title: 'Kayga', content: saved.so.content },
    en: { title: 'Theirs' },
    picture: 5,
  })
})

test('a field that somebody else has saved since is told, and one that nobody has is not', () => {
  const kept = typedFields(saved, { ...saved, so: { ...saved.so, title: 'Kayga' }, kind: 'sna' })
  const newer = { ...saved, so: { ...saved.so, title: 'Kooda' } }
  const isNewer = (path: string) => isNewerThan(newer, path, kept[path] ?? { value: '', was: '' })
  expect([isNewer('so.title'), isNewer('kind')]).toEqual([true, false])
})

test('what the form says already is not offered', () => {
  const form = { ...saved, so: { ...saved.so, title: 'Kayga' } }
  expect(missingFields(form, typedFields(saved, form))).toEqual({})
})

test('a kept value is told in its words', () => {
  expect(wordsOf(richText([{ h2: 'Dulmar' }, { p: 'Qoraal **weyn**.' }]))).toBe(
    'Dulmar · Qoraal weyn.',
  )
  expect(wordsOf(5)).toBe('')
})
