import { beforeAll, expect, test } from 'vitest'
import { ROWS_PER_BATCH } from '../admin/exports/stream-rows.ts'
import { testDesk } from '../testing/desk.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { recordAuditEvent } from './record-audit-event.ts'

const desk = testDesk()
let administrator: Person

beforeAll(async () => {
  administrator = await createPerson(desk, ['administrator'])
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

async function download(query: string): Promise<string> {
  const response = await administrator.http('GET', `/audit/export?${query}`)
  expect(response.status).toBe(200)
  return response.text()
}

/** The downloaded entries in JSON Lines. */
async function downloadEntries(query: string) {
  const lines = (await download(`format=jsonl&${query}`)).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as { id: number; heading: string })
}

test('an export has the requested days, as days of Mogadishu', async () => {
  const entries = await downloadEntries('from=2026-11-20&to=2026-11-20')
  expect(entries.map(({ heading }) => heading)).toEqual(['the first minute', 'the last minute'])
})

test('the CSV file has labels and no formulas', async () => {
  await recordAuditEvent(desk.payload, {
    action: 'post.published',
    heading: '=1+1',
    change: { a: [1, 2] },
  })
  const text = await download('format=csv&where[heading][equals]==1%2B1')
  const [heading, row] = text.split('\r\n')
  expect(heading).toContain('"id","createdAt","mogadishuTime","action"')
  expect(row).toContain(`"post.published","Post: published"`)
  expect(row).toContain(`"'=1+1"`)
  expect(row).toContain(`"{""a"":[1,2]}"`)
})

test('an export is recorded, but does not contain its own entry', async () => {
  const count = async () => {
    const text = await download('format=jsonl&where[action][equals]=audit.exported')
    return text.split('\n').length
  }
  const before = await count()
  expect(await count()).toBe(before + 1)
})

test('a long audit is exported completely and in order', async () => {
  const total = ROWS_PER_BATCH + 3
  for (let count = 0; count < total; count += 1) {
    await desk.payload.db.create({ collection: 'audit', data: { action: 'leader.changed' } })
  }
  const entries = await downloadEntries('where[action][equals]=leader.changed')
  const ids = entries.map(({ id }) => id)
  expect(ids).toHaveLength(total)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
})
