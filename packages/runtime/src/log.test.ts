import { expect, test } from 'vitest'
import { openLog } from './log.ts'
import { inRequest } from './request-id.ts'

function written(level: 'info' | 'warn' = 'info') {
  const lines: string[] = []
  const log = openLog(
    { program: 'site', level },
    { write: (line: string) => void lines.push(line) },
  )
  return { log, all: () => lines.map((line) => JSON.parse(line)) }
}

test('a line is one JSON object with its level in words and the time as people write it', () => {
  const { log, all } = written()
  log.warn({ status: 503 }, 'request')
  expect(all()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      program: 'site',
      pid: process.pid,
      status: 503,
      msg: 'request',
    },
  ])
})

test('what is said in a request has its id', () => {
  const { log, all } = written()
  inRequest('c0ffee00c0ffee00', () => log.info('rendered'))
  log.info('by itself')
  expect(all().map(({ requestId }) => requestId)).toEqual(['c0ffee00c0ffee00', undefined])
})

test('what is below the level is not written', () => {
  const { log, all } = written('warn')
  log.info('small')
  log.error('large')
  expect(all().map(({ msg }) => msg)).toEqual(['large'])
})
