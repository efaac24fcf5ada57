import { expect, test } from 'vitest'
import { unpooled } from './unpooled.ts'

test('small bytes get memory of their own, and those that have it are not copied', () => {
  const pooled = Buffer.from('Warka')
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.byteLength)
  const bytes = unpooled(pooled)
  expect([bytes.toString(), bytes.buffer.byteLength]).toEqual(['Warka', 5])
  expect(unpooled(bytes)).toBe(bytes)
})
