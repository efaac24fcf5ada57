import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { SUBJECT_LABELS, VERB_LABELS } from './audit-event-labels.ts'
import { subjectOf } from './audit-subjects.ts'

const desk = testDesk()
const SOURCES = join(import.meta.dirname, '..')

/** Every event that the desk's sources name, as in `action: 'message.read'`. */
function namedDeeds(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(SOURCES, name), 'utf8').matchAll(
        /\b(?:action|actionName)\b[^\n]{0,60}?'([a-zA-Z-]+\.[a-zA-Z]+)'|write\('([a-zA-Z-]+\.[a-zA-Z]+)'/g,
      ),
    ])
    .map(([, one, other]) => one ?? other ?? '')
}

test('what a event is done to has a name in both languages', async () => {
  const { collections, globals } = await desk.config
  const things = [...collections, ...globals]
    .filter(({ slug, admin }) => !slug.startsWith('payload-') && admin?.hidden !== true)
    .map((entity) => subjectOf(entity))
  expect(things.filter((thing) => !(thing in SUBJECT_LABELS))).toEqual([])
})

test('every event that the desk writes down is told in words', () => {
  const events = namedDeeds()
  expect(events).toContain('previewLink.made')
  const wordless = events.filter((event) => {
    const [thing = '', verb = ''] = event.split('.')
    return !(thing in SUBJECT_LABELS && verb in VERB_LABELS)
  })
  expect(wordless).toEqual([])
})
