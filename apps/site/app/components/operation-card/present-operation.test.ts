import { OperationSchema } from '@gaashaan/contract'
import { operationExamples } from '@gaashaan/contract/examples'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { presentOperation } from './present-operation.ts'

registerMessages('SO', so)
registerMessages('EN', en)

const typical = parse(OperationSchema, operationExamples.typical)

test('in Somali the Somali texts are preferred', () => {
  expect(presentOperation(typical, 'SO')).toMatchObject({
    title: typical.title_so,
    description: typical.description_so,
    address: typical.address_so,
    start: 'Oktoobar 12, 2026',
    startDay: '2026-10-12',
  })
  expect(presentOperation(typical, 'SO').lang).toBeUndefined()
})

test('in English the English texts are shown', () => {
  expect(presentOperation(typical, 'EN')).toMatchObject({
    title: typical.title,
    description: typical.description,
    address: typical.address,
    status: 'Active',
    start: 'October 12, 2026',
  })
})

test('a missing or empty Somali text is replaced by the English one', () => {
  const englishOnly = parse(OperationSchema, operationExamples.englishOnly)
  expect(presentOperation(englishOnly, 'SO')).toMatchObject({
    title: englishOnly.title,
    description: englishOnly.description,
    address: englishOnly.address,
    picture: undefined,
    lang: { title: 'en', description: 'en', address: 'en' },
  })
  expect(presentOperation(englishOnly, 'EN').lang).toBeUndefined()
})

test('each English text has its own lang, and a picture has no text in the other language', () => {
  const mixed = { ...typical, title_so: ' ', address: null, address_so: null, picture: null }
  const view = presentOperation(mixed, 'SO')
  expect([view.description, view.lang]).toEqual([typical.description_so, { title: 'en' }])
  expect(view.picture?.alt).toBe('')
  expect(presentOperation(mixed, 'EN').picture?.alt).toBe(typical.title)
})

test('an operation without address, description and start is presented without them', () => {
  const bare = parse(OperationSchema, operationExamples.unknownStatus)
  expect(presentOperation(bare, 'EN')).toMatchObject({
    status: 'Unknown',
    description: undefined,
    address: undefined,
    start: undefined,
    startDay: undefined,
  })
})

test('an invalid start is left out', () => {
  expect(presentOperation({ ...typical, start_date: 'soon' }, 'EN').start).toBeUndefined()
})
