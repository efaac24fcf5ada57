import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { SUBJECT_LABELS, VERB_LABELS } from './audit-event-labels.ts'
import { subjectOf } from './audit-subjects.ts'

const desk = testDesk()
const SOURCES = join(import.meta.dirname, '..')

/** The actions that the desk's sources name, as in `action: 'message.read'`. */
function namedActions(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(SOURCES, name), 'utf8').matchAll(
        /\baction\b[^\n]{0,60}?'([a-zA-Z-]+\.[a-zA-Z]+)'/g,
      ),
    ])
    .map(([, action = '']) => action)
}

test('the subject of every collection and global has a label', async () => {
  const { collections, globals } = await desk.config
  const subjects = [...collections, ...globals]
    .filter(({ slug, admin }) => !slug.startsWith('payload-') && admin?.hidden !== true)
    .map((entity) => subjectOf(entity))
  expect(subjects.filter((subject) => !(subject in SUBJECT_LABELS))).toEqual([])
})

test('every action that the desk records has a label', () => {
  const actions = namedActions()
  expect(actions).toContain('previewLink.made')
  const unlabelled = actions.filter((action) => {
    const [subject = '', verb = ''] = action.split('.')
    return !(subject in SUBJECT_LABELS && verb in VERB_LABELS)
  })
  expect(unlabelled).toEqual([])
})
