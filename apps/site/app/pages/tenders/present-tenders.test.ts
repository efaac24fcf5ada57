import { type Post, PostSchema } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { presentTenders } from './present-tenders.ts'
import { inSuppliersOrder } from './suppliers-order.ts'

registerMessages('SO', so)

const TODAY = '2026-11-20'
const example: Post = v.parse(PostSchema, postExamples.tender)

function tender(id: number, opens: string | null, closes: string | null): Post {
  return { ...example, id, opens_at: opens, closes_at: closes }
}

test('open tenders come first, the next to close on top; closed ones last, the latest first', () => {
  const tenders = [
    tender(1, '2026-09-01', '2026-10-01'),
    tender(2, '2026-11-01', '2026-12-22'),
    tender(3, '2026-11-25', '2026-12-10'),
    tender(4, '2026-11-01', '2026-11-20'),
    tender(5, '2026-09-01', '2026-11-19'),
    tender(6, null, null),
  ]
  expect(inSuppliersOrder(tenders, TODAY).map(({ id }) => id)).toEqual([4, 2, 6, 3, 5, 1])
})

test('a tender has its facts and its file', () => {
  const list = { items: [example], page: 1, pages: 1, failed: false }
  const { posts } = presentTenders(list, 'SO', TODAY)
  expect(posts[0]).toMatchObject({
    file: '/media/example-tender.pdf',
    facts: { state: 'open', closes: { date: 'Diseembar 15, 2026' }, daysLeft: 25 },
  })
})

test('a list that failed is empty and says that it failed', () => {
  const list = { items: [], page: 1, pages: 1, failed: true }
  const presented = presentTenders(list, 'SO', TODAY)
  expect(presented).toMatchObject({ posts: [], failed: true, pages: 1 })
})
