import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { en } from '../../language/words/en.ts'
import { keepWords } from '../../language/words.ts'
import type { PostSummary } from '../../news/post-summary.ts'
import { NewsProvider } from '../../news-selection/news-context.tsx'
import { PostRows } from './post-row.tsx'

keepWords('EN', en)

const post: PostSummary = {
  id: 7,
  to: '/resources/NewsDetail/sample-7',
  title: 'Sample title',
  date: 'November 18, 2026',
  day: '2026-11-18',
  excerpt: 'What it says…',
}

function rendered(file: string | undefined): string {
  return renderToString(
    <MemoryRouter>
      <LanguageProvider language="EN">
        <NewsProvider>
          <PostRows posts={[{ ...post, file }]} />
        </NewsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
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
