import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { tenders } from '../../sample-content/texts/index.ts'
import type { Block } from '../../sample-content/texts/shapes.ts'
import { PAPERS } from './papers.ts'
import { markedBlocks } from './sample-mark.ts'

interface Paper {
  readonly text: string
  readonly info: object
  readonly marks: object
  readonly viewer: object
}

const READER = path.join(import.meta.dirname, 'testing/read-papers.ts')
const { stdout } = await promisify(execFile)(
  process.execPath,
  [READER, ...PAPERS.map(({ file }) => file)],
  { maxBuffer: 16 * 1024 * 1024 },
)
const papers = JSON.parse(stdout) as Record<string, Paper>

/** Line breaks depend on the page's width. */
const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

const textsIn = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block]
  if ('h2' in block) return [block.h2]
  return 'list' in block ? block.list : [block.quote]
}

test('every file of the papers’ folder belongs to one post in one language', () => {
  const folder = path.join(import.meta.dirname, '../../sample-content/papers')
  const files = globSync('**/*.pdf', { cwd: folder }).map((name) => path.join(folder, name))
  expect(files.sort()).toEqual(PAPERS.map(({ file }) => file).sort())
  expect(new Set(PAPERS.map(({ name }) => name)).size).toBe(80)
})

test.each(PAPERS)('$name has the whole text of its post', ({ file, post, language }) => {
  const paperText = withoutSpaces(papers[file]?.text ?? '')
  const { title } = post.texts[language]
  const blocks = markedBlocks(language, post.texts[language])
  for (const text of [title, ...blocks.flatMap(textsIn)]) {
    expect(paperText).toContain(withoutSpaces(text))
  }
  expect(paperText).toContain('SAMPLE/TUSAALE')
  expect(paperText).toContain(language === 'SO' ? 'Bogga1/' : 'Page1/')
  const tender = tenders.find((candidate) => candidate === post)
  if (tender) expect(paperText).toContain(tender.reference)
})

test.each(PAPERS)('$name has its language and title in its metadata, and is tagged', (paper) => {
  const { title } = paper.post.texts[paper.language]
  const { info, marks, viewer } = papers[paper.file] ?? {}
  expect(info).toMatchObject({ Title: title, Language: paper.language.toLowerCase() })
  expect(marks).toMatchObject({ Marked: true })
  expect(viewer).toMatchObject({ DisplayDocTitle: true })
})
