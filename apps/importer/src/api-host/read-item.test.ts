import { expect, test } from 'vitest'
import { readItem } from './read-item.ts'

test('a post is read with its properties', () => {
  expect(
    readItem({
      id: 7,
      title: ' T ',
      content: '<p>x</p>',
      post_url: '/a.jpg',
      createdAt: '2024-05-01',
    }),
  ).toEqual({
    id: 7,
    title: 'T',
    content: '<p>x</p>',
    postUrl: '/a.jpg',
    createdAt: '2024-05-01T00:00:00.000Z',
  })
})

test('values of wrong types are converted where possible, else left out', () => {
  expect(
    readItem({
      id: '12',
      title: 2024,
      content: { rendered: 'x' },
      post_url: false,
      created_at: 'soon',
      subcategory_name: { name: 'Ciidanka' },
      duration: '12',
      picture: 'x.jpg',
    }),
  ).toEqual({ id: 12, title: '2024', subcategory: 'Ciidanka' })
})

test.each([null, 'text', [], {}, { id: null }, { id: 0 }, { id: -1 }, { id: 1.5 }, { id: 'x1' }])(
  '%j is no post',
  (item) => {
    expect(readItem(item)).toBeUndefined()
  },
)
