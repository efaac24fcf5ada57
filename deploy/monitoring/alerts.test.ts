import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string }
}

const { groups } = parse(read('alerts.yml')) as {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)

/** Whether every bracket of an expression is closed by its own kind, outside of strings. */
function isClosed(expression: string): boolean {
  const open: string[] = []
  for (const character of expression.replace(/"(?:[^"\\]|\\.)*"/g, '')) {
    const kind = '([{'.indexOf(character)
    if (kind >= 0) open.push(')]}'[kind] ?? '')
    else if (')]}'.includes(character) && open.pop() !== character) return false
  }
  return open.length === 0
}

test('the rules have the form that Prometheus reads, and different names', () => {
  expect(rules.length).toBeGreaterThan(20)
  expect(new Set(rules.map((rule) => rule.alert)).size).toBe(rules.length)
  for (const rule of rules) {
    const known = ['alert', 'annotations', 'expr', 'for', 'labels']
    expect(Object.keys(rule).filter((key) => !known.includes(key))).toEqual([])
    expect(rule.alert).toMatch(/^[A-Z]\w+$/)
    expect(rule.for ?? '1m').toMatch(/^\d+[smhd]$/)
    expect(['page', 'ticket']).toContain(rule.labels.severity)
    expect(rule.annotations.summary).toMatch(/\.$/)
    expect(isClosed(rule.expr), rule.expr).toBe(true)
  }
})

test('the guide explains every alert', () => {
  const guide = readFileSync(
    path.join(import.meta.dirname, '../../docs/guides/watch-over-it.md'),
    'utf8',
  )
  const explained = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map((match) => match[1])
  expect(explained.sort()).toEqual(rules.map((rule) => rule.alert).sort())
})

test('the rules use the jobs of the scrape file', () => {
  const { scrape_configs: jobs, rule_files: files } = parse(read('scrape.yml'))
  expect(files).toEqual(['alerts.yml'])
  const names = jobs.map((job: { job_name: string }) => job.job_name)
  const used = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/job="([^"]+)"/g)].map((match) => match[1]),
  )
  expect(used.filter((name) => !names.includes(name))).toEqual([])
})

test('each panel of the dashboard has a position, a title and a query', () => {
  const { panels } = JSON.parse(read('dashboard.json'))
  const charts = panels.filter((panel: { type: string }) => panel.type !== 'row')
  expect(charts.length).toBeGreaterThan(15)
  for (const panel of charts) {
    expect(panel.title).not.toBe('')
    expect(panel.gridPos.x + panel.gridPos.w).toBeLessThanOrEqual(24)
    for (const { expr } of panel.targets) expect(isClosed(expr), expr).toBe(true)
  }
})
