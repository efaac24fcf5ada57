import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = path.join(import.meta.dirname, '..', 'docs', 'decisions')
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
/** As the index names them, such as `desk/0023-codes-in-the-session.md`. */
const files = globSync('*/*.md', { cwd: FOLDER })

const LINK = String.raw`\[\d{4}\]\([\w./-]+\.md\)`
const STATUS = `accepted|(?:superseded|amended) by ${LINK}(?:, ${LINK})*(?: and ${LINK})?`
/** How a decision begins: `# 0001 Title`, then its status and its date. */
const HEAD = new RegExp(
  `^# (\\d{4}) (.+)\n\nStatus: (${STATUS})\n\nDate: (\\d{4}-\\d{2}-\\d{2})\n\n`,
)

/** A link of a decision as the index has it. */
const fromIndex = (file: string, link: string) => path.posix.join(path.dirname(file), link)

function parseHead(file: string) {
  const [, number = '', title = '', status = '', date = ''] = HEAD.exec(read(file)) ?? []
  return { number, title, status, date }
}

test.each(files)('%s begins with its number, title, status and date', (file) => {
  expect(read(file)).toMatch(HEAD)
  expect(path.basename(file).startsWith(`${parseHead(file).number}-`)).toBe(true)
})

test('the index has every decision, in the order of their numbers, with its status and date', () => {
  const rows = files.map((file) => {
    const { number, title, status, date } = parseHead(file)
    const links = status.replaceAll(/\(([^)]+)\)/g, (_, link) => `(${fromIndex(file, link)})`)
    return `| [${number}](${file}) | ${title} | ${links} | ${date} |`
  })
  expect(
    read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| [')),
  ).toEqual(rows.sort())
})

test.each(files)('%s is amended or superseded by later decisions only', (file) => {
  const { number, status } = parseHead(file)
  for (const [, link = ''] of status.matchAll(/\(([^)]+)\)/g)) {
    expect(files).toContain(fromIndex(file, link))
    expect(path.basename(link) > number).toBe(true)
  }
})
