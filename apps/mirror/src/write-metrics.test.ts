import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './testing/fake-site.ts'
import { writeMetrics } from './write-metrics.ts'

test('the age of a mirror is written as Prometheus reads it, with no other file beside', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'gaashaan-mirror.prom')
  const counts = { files: 9, bytes: 1, requests: 1, isSigned: true }
  writeMetrics(file, { ...counts, time: 1_795_848_705_000, failed: ['/war?language=SO'] })
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([
    'gaashaan_mirror_time_seconds 1795848705',
    'gaashaan_mirror_files 9',
    'gaashaan_mirror_failed_files 1',
    '',
  ])
  expect(readdirSync(folder)).toEqual(['gaashaan-mirror.prom'])
})
