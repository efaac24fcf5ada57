import { operationExamples, wrongOperationShapes } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { answered, fakeTransport } from './fake-transport.ts'
import { featuredOperations } from './operations.ts'

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
