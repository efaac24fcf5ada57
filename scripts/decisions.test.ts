import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = path.join(import.meta.dirname, '..', 'docs', 'decisions')
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const files = readdirSync(FOLDER).filter((file) => file !== 'README.md')

const LINK = String.raw`\[\d{4}\]\(\d{4}-[\w-]+\.md\)`
const STATUS = `accepted|(?:superseded|amended) by ${LINK}(?:, ${LINK})*(?: and ${LINK})?`
/** How a decision begins: `# 0001 Title`, then its status and its date. */
const HEAD = new RegExp(
  `^# (\\d{4}) (.+)\n\nStatus: (${STATUS})\n\nDate: (\\d{4}-\\d{2}-\\d{2})\n\n`,
)

function parseHead(file: string) {
  const [, number = '', title = '', status = '', date = ''] = HEAD.exec(read(file)) ?? []
  return { number, title, status, date }
}

test.each(files)('%s begins with its number, title, status and date', (file) => {
  expect(read(file)).toMatch(HEAD)
  expect(file.startsWith(`${parseHead(file).number}-`)).toBe(true)
})

test('the index has every decision, in the order of their numbers, with its status and date', () => {
  const rows = files.map((file) => {
    const { number, title, status, date } = parseHead(file)
    return `| [${number}](${file}) | ${title} | ${status} | ${date} |`
  })
  expect(
    read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| [')),
  ).toEqual(rows.sort())
})

test.each(files)('%s is amended or superseded by later decisions only', (file) => {
  const { number, status } = parseHead(file)
  for (const [, later = ''] of status.matchAll(/\((\d{4}-[\w-]+\.md)\)/g)) {
    expect(files).toContain(later)
    expect(later > number).toBe(true)
  }
})
