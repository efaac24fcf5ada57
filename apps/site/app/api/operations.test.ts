import {
  operationExamples,
  operationPageExamples,
  wrongOperationPageShapes,
  wrongOperationShapes,
} from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { answered, fakeTransport } from './fake-transport.ts'
import { featuredOperations, operationById } from './operations.ts'

test('the operations come with both languages, and a new status is Unknown', async () => {
  const transport = fakeTransport(() => answered(Object.values(operationExamples)))
  const { items, failed } = await featuredOperations(transport, 'EN')
  expect(failed).toBe(false)
  expect(items.map(({ status_name }) => status_name)).toEqual([
    'Active',
    'Completed',
    'Unknown',
    'Unknown',
  ])
  expect(items[0]?.title_so).toBe(operationExamples.typical.title_so)
  expect(transport.asked).toEqual(['/api/operations/featured?language=EN'])
})

test.each(Object.entries(wrongOperationShapes))(
  'the wrong shape %s is an empty list that failed',
  async (_name, data) => {
    const transport = fakeTransport(() => answered(data))
    expect(await featuredOperations(transport, 'SO')).toEqual({ items: [], failed: true })
    expect(transport.warned).toHaveLength(1)
  },
)

test.each(Object.entries(operationPageExamples))(
  'the page of the operation %s is read',
  async (_name, page) => {
    const transport = fakeTransport(() => answered(page))
    const called = await operationById(transport, 201, 'SO')
    expect(called).toMatchObject({ state: 'loaded', data: { title: page.title } })
    expect(transport.asked).toEqual(['/api/operations/public/201?language=SO'])
  },
)

test.each(Object.entries(wrongOperationPageShapes))(
  'an operation’s page shaped %s is a failure',
  async (_name, data) => {
    const transport = fakeTransport(() => answered(data))
    expect(await operationById(transport, 201, 'SO')).toEqual({ state: 'failed' })
  },
)

test('of a host that lists operations alone, the one of the list is shown', async () => {
  const transport = fakeTransport((address) =>
    address.includes('/featured')
      ? answered(Object.values(operationExamples))
      : answered(undefined, 404),
  )
  const called = await operationById(transport, 202, 'EN')
  expect(called).toMatchObject({ state: 'loaded', data: { photos: [], posts: [] } })
  expect(await operationById(transport, 999, 'EN')).toEqual({ state: 'missing' })
})
