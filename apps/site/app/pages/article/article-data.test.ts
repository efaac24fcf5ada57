import { PostSchema } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { articleData } from './article-data.ts'
import { presentArticle } from './present-article.ts'

registerMessages('EN', en)

test('a hostile title cannot end the script, and reads back unchanged', () => {
  const post = v.parse(PostSchema, postExamples.hostileMarkup)
  const json = articleData({
    article: presentArticle(post, 'EN', '2026-11-20'),
    address: 'https://www.example/resources/NewsDetail/a-107',
    images: ['https://www.example/share.png'],
    siteUrl: 'https://www.example',
    language: 'EN',
    ministry: 'Ministry of Defence',
  })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'NewsArticle',
    headline: post.title,
    datePublished: '2026-11-12T06:30:00.000Z',
    inLanguage: 'en',
  })
})
