import { beforeAll, expect, test } from 'vitest'
import { ROWS_AT_ONCE } from '../admin/exports/stream-rows.ts'
import { testDesk } from '../testing/desk.ts'
import { type Person, person } from '../testing/people.ts'
import { recordAuditEvent } from './record-audit-event.ts'

const desk = testDesk()
let administrator: Person

beforeAll(async () => {
  administrator = await person(desk, ['administrator'])
  const add = (createdAt: string, heading: string) =>
    desk.payload.db.create({
      collection: 'audit',
      data: { action: 'post.published', heading, createdAt },
    })
  await add('2026-11-19T20:59:00.000Z', 'the evening before')
  await add('2026-11-19T21:00:00.000Z', 'the first minute')
  await add('2026-11-20T20:59:00.000Z', 'the last minute')
  await add('2026-11-20T21:00:00.000Z', 'the day after')
})

async function saved(query: string): Promise<string> {
  const answer = await administrator.http('GET', `/audit/export?${query}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

test('an export holds the days that it is asked for, as days of Mogadishu', async () => {
  const text = await saved('format=jsonl&from=2026-11-20&to=2026-11-20')
  const entries = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { heading: string })
  expect(entries.map(({ heading }) => heading)).toEqual(['the first minute', 'the last minute'])
})

test('as CSV it has words, and no formulas', async () => {
  await recordAuditEvent(desk.payload, {
    action: 'post.published',
    heading: '=1+1',
    change: { a: [1, 2] },
  })
  const text = await saved('format=csv&where[heading][equals]==1%2B1')
  const [heading, row] = text.split('\r\n')
  expect(heading).toContain('"id","createdAt","mogadishuTime","action"')
  expect(row).toContain(`"post.published","Post: published"`)
  expect(row).toContain(`"'=1+1"`)
  expect(row).toContain(`"{""a"":[1,2]}"`)
})

test('the export itself is written down, and is not in itself', async () => {
  const count = async () => {
    const text = await saved('format=jsonl&where[action][equals]=audit.exported')
    return text.split('\n').length
  }
  const before = await count()
  expect(await count()).toBe(before + 1)
})

test('a long audit comes whole, in order', async () => {
  const many = ROWS_AT_ONCE + 3
  for (let count = 0; count < many; count += 1) {
    await desk.payload.db.create({ collection: 'audit', data: { action: 'leader.changed' } })
  }
  const text = await saved('format=jsonl&where[action][equals]=leader.changed')
  const ids = text
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: number }).id)
  expect(ids).toHaveLength(many)
  expect(ids).toEqual([...ids].sort((one, other) => one - other))
})
