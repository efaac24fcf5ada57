import {
  operationExamples,
  operationPageExamples,
  wrongOperationPageShapes,
  wrongOperationShapes,
} from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from './fake-transport.ts'
import { featuredOperations, operationById } from './operations.ts'

test('operations have both languages, and an unknown status becomes Unknown', async () => {
  const transport = fakeTransport(() => apiResponse(Object.values(operationExamples)))
  const { items, failed } = await featuredOperations(transport, 'EN')
  expect(failed).toBe(false)
  expect(items.map(({ status_name }) => status_name)).toEqual([
    'Active',
    'Completed',
    'Unknown',
    'Unknown',
  ])
  expect(items[0]?.title_so).toBe(operationExamples.typical.title_so)
  expect(transport.requests).toEqual(['/api/operations/featured?language=EN'])
})

test.each(Object.entries(wrongOperationShapes))(
  'the wrong shape %s is an empty list that failed',
  async (_name, data) => {
    const transport = fakeTransport(() => apiResponse(data))
    expect(await featuredOperations(transport, 'SO')).toEqual({ items: [], failed: true })
    expect(transport.warnings).toHaveLength(1)
  },
)

test.each(Object.entries(operationPageExamples))(
  'the page of the operation %s is read',
  async (_name, page) => {
    const transport = fakeTransport(() => apiResponse(page))
    const result = await operationById(transport, 201, 'SO')
    expect(result).toMatchObject({ state: 'loaded', data: { title: page.title } })
    expect(transport.requests).toEqual(['/api/operations/public/201?language=SO'])
  },
)

test.each(Object.entries(wrongOperationPageShapes))(
  'an operation’s page shaped %s is a failure',
  async (_name, data) => {
    const transport = fakeTransport(() => apiResponse(data))
    expect(await operationById(transport, 201, 'SO')).toEqual({ state: 'failed' })
  },
)

test('an operation of a host that only lists operations is taken from the list', async () => {
  const transport = fakeTransport((path) =>
    path.includes('/featured')
      ? apiResponse(Object.values(operationExamples))
      : apiResponse(undefined, 404),
  )
  const result = await operationById(transport, 202, 'EN')
  expect(result).toMatchObject({ state: 'loaded', data: { photos: [], posts: [] } })
  expect(await operationById(transport, 999, 'EN')).toEqual({ state: 'missing' })
})
