import { expect, test } from 'vitest'
import { examplePosts } from '../../news/post-summary.examples.ts'
import { renderInLanguage } from '../render-in-language.tsx'
import { PostRows } from './post-row.tsx'

function rendered(file: string | undefined): string {
  const post = { ...examplePosts('EN').typical, title: 'Sample title', file }
  return renderInLanguage(<PostRows posts={[post]} />, 'EN')
}

test('a file is downloaded as a PDF, in a new tab', () => {
  const link = /<a href="\/media\/sample.pdf".*?<\/a>/.exec(rendered('/media/sample.pdf'))?.[0]
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener noreferrer"')
  expect(link).toContain('Download PDF')
  expect(link).toContain('Sample title')
})

test('a file of another kind is not called a PDF', () => {
  expect(rendered('/media/sample.docx')).not.toContain('PDF')
  expect(rendered('/media/sample.docx')).toContain('Download')
})

test('without a file there is nothing to download', () => {
  expect(rendered(undefined)).not.toContain('Download')
})
