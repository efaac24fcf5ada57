import { expect, test } from 'vitest'
import { richText } from '../../collections/posts/rich-text.ts'
import { applyTyped, isNewerThan, missingFields, plainText, typedFields } from './typed-fields.ts'

const saved = {
  id: 7,
  revision: 3,
  kind: 'news',
  featured: false,
  so: { title: 'Bilow', content: richText([{ p: 'Qoraal.' }]), state: 'draft' },
  en: { title: 'Start', content: null },
}

test('only fields that differ from the saved document are stored, one language at a time', () => {
  const content = richText([{ p: 'Qoraal.' }, { p: 'Iyo ka badan.' }])
  const form = { ...saved, revision: 4, so: { ...saved.so, content, state: 'public' } }
  expect(Object.keys(typedFields(saved, form))).toEqual(['so.content'])
  expect(typedFields(saved, form)['so.content']?.value).toEqual(content)
})

test('another kind of empty value, surrounding spaces and another key order are no changes', () => {
  const empty = { root: { type: 'root', children: [{ type: 'paragraph', children: [] }] } }
  const reordered = JSON.parse(JSON.stringify(saved.so.content), (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  )
  const form = {
    ...saved,
    featured: undefined,
    duration: null,
    so: { ...saved.so, title: 'Bilow ', content: reordered },
    en: { title: 'Start', content: empty },
  }
  expect(typedFields(saved, form)).toEqual({})
})

test('an emptied text and a moved row are changes', () => {
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

test('passwords, codes, tokens and files are never stored', () => {
  const form = { password: 'x', 'confirm-password': 'x', code: '1', apiToken: 'x', file: {} }
  expect(typedFields({}, form)).toEqual({})
})

test('restored fields are combined with what somebody else has saved since', () => {
  const stored = typedFields(saved, { ...saved, so: { ...saved.so, title: 'Kayga' }, picture: 5 })
  const newer = { ...saved, en: { ...saved.en, title: 'Theirs' } }
  expect(applyTyped(newer, missingFields(newer, stored))).toMatchObject({
    so: { title: 'Kayga', content: saved.so.content },
    en: { title: 'Theirs' },
    picture: 5,
  })
})

test('a field is newer only if somebody has saved it since', () => {
  const stored = typedFields(saved, { ...saved, so: { ...saved.so, title: 'Kayga' }, kind: 'sna' })
  const newer = { ...saved, so: { ...saved.so, title: 'Kooda' } }
  const isNewer = (path: string) => isNewerThan(newer, path, stored[path] ?? { value: '', was: '' })
  expect([isNewer('so.title'), isNewer('kind')]).toEqual([true, false])
})

test('a field whose value is already in the form is not offered', () => {
  const form = { ...saved, so: { ...saved.so, title: 'Kayga' } }
  expect(missingFields(form, typedFields(saved, form))).toEqual({})
})

test('the text of a rich text is extracted', () => {
  expect(plainText(richText([{ h2: 'Dulmar' }, { p: 'Qoraal **weyn**.' }]))).toBe(
    'Dulmar · Qoraal weyn.',
  )
  expect(plainText(5)).toBe('')
})
