import { expect, test } from 'vitest'
import { examplePosts } from '../../news/post-summary.examples.ts'
import { renderInLanguage } from '../render-in-language.tsx'
import { PostRows } from './post-row.tsx'

function render(file: string | undefined): string {
  const post = { ...examplePosts('EN').typical, title: 'Sample title', file }
  return renderInLanguage(<PostRows posts={[post]} />, 'EN')
}

test('a PDF is downloaded in a new tab', () => {
  const link = /<a href="\/media\/sample.pdf".*?<\/a>/.exec(render('/media/sample.pdf'))?.[0]
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener noreferrer"')
  expect(link).toContain('Download PDF')
  expect(link).toContain('Sample title')
})

test('a file of another kind is not called a PDF', () => {
  expect(render('/media/sample.docx')).not.toContain('PDF')
  expect(render('/media/sample.docx')).toContain('Download')
})

test('without a file there is nothing to download', () => {
  expect(render(undefined)).not.toContain('Download')
})
