import { expect, test } from 'vitest'
import { type ListedPost, pairPosts } from './pair-posts.ts'

const so: ListedPost = {
  id: 1,
  kind: 'news',
  languages: ['so'],
  subject: 'https://a.example/1.jpg',
  createdAt: '2024-05-01T10:00:00.000Z',
}
const en: ListedPost = { ...so, id: 2, languages: ['en'], createdAt: '2024-05-02T09:00:00.000Z' }

test('a Somali and an English post with one picture, at most a day apart, are one story', () => {
  expect(pairPosts([so, en])).toEqual([{ so: 1, en: 2 }])
})

test.each<[string, ListedPost[]]>([
  ['two days are between them', [so, { ...en, createdAt: '2024-05-03T10:00:01.000Z' }]],
  ['one has no date', [so, { ...en, createdAt: undefined } as unknown as ListedPost]],
  ['the pictures differ', [so, { ...en, subject: 'https://a.example/2.jpg' }]],
  ['there is no picture', [so, en].map(({ subject, ...post }) => (subject ? post : post))],
  ['a third post has the picture too', [so, en, { ...en, id: 3 }]],
  ['both are in one language', [so, { ...en, languages: ['so'] }]],
  ['one has both languages already', [so, { ...en, languages: ['en', 'so'] }]],
  ['they are of different kinds', [so, { ...en, kind: 'documents' }]],
])('they stay two where %s', (_reason, posts) => {
  expect(pairPosts(posts)).toEqual([])
})
