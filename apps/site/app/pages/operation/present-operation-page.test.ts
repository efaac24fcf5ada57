import { OperationPageSchema } from '@gaashaan/contract'
import { operationPageExamples, postExamples } from '@gaashaan/contract/examples'
import { parse } from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '../../messages/messages.ts'
import { presentOperationPage } from './present-operation-page.ts'

beforeAll(() => Promise.all([loadMessages('SO'), loadMessages('EN')]))

const withNews = operationPageExamples.withNews

test('the photos are the editors’ choice, then those of the news, without duplicates', () => {
  const posts = [postExamples.typical, { ...postExamples.typical, id: 7 }]
  const page = parse(OperationPageSchema, { ...withNews, posts })
  const { photos, news } = presentOperationPage(page, 'SO')
  expect(photos.map(({ url }) => url)).toEqual([
    '/media/example-convoy.webp',
    '/media/example-boat.webp',
  ])
  expect(news.map(({ id }) => id)).toEqual([101, 7])
})

test('an operation may have neither photos nor news', () => {
  const page = parse(OperationPageSchema, operationPageExamples.bare)
  const { operation, photos, news } = presentOperationPage(page, 'EN')
  expect(operation.title).toBe(page.title)
  expect([photos, news]).toEqual([[], []])
})
