import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { tenders } from '../../sample-content/texts/index.ts'
import type { Block } from '../../sample-content/texts/shapes.ts'
import { markedBlocks } from './marked.ts'
import { PAPERS } from './papers.ts'

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
const read = JSON.parse(stdout) as Record<string, Paper>

/** Lines break where the page's width asks. */
const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

const wordsOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block]
  if ('h2' in block) return [block.h2]
  return 'list' in block ? block.list : [block.quote]
}

test('every file of the papers’ folder is the paper of one post in one language', () => {
  const folder = path.join(import.meta.dirname, '../../sample-content/papers')
  const found = globSync('**/*.pdf', { cwd: folder }).map((name) => path.join(folder, name))
  expect(found.sort()).toEqual(PAPERS.map(({ file }) => file).sort())
  expect(new Set(PAPERS.map(({ name }) => name)).size).toBe(80)
})

test.each(PAPERS)('$name says all that its post says', ({ file, post, language }) => {
  const written = withoutSpaces(read[file]?.text ?? '')
  const { title } = post.texts[language]
  const blocks = markedBlocks(language, post.texts[language])
  for (const words of [title, ...blocks.flatMap(wordsOf)]) {
    expect(written).toContain(withoutSpaces(words))
  }
  expect(written).toContain('SAMPLE/TUSAALE')
  expect(written).toContain(language === 'SO' ? 'Bogga1/' : 'Page1/')
  const tender = tenders.find((one) => one === post)
  if (tender) expect(written).toContain(tender.reference)
})

test.each(PAPERS)('$name names its language and its title, and is tagged', (paper) => {
  const { title } = paper.post.texts[paper.language]
  const { info, marks, viewer } = read[paper.file] ?? {}
  expect(info).toMatchObject({ Title: title, Language: paper.language.toLowerCase() })
  expect(marks).toMatchObject({ Marked: true })
  expect(viewer).toMatchObject({ DisplayDocTitle: true })
})
