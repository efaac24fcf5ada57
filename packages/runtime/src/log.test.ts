import { expect, test } from 'vitest'
import { openLog } from './log.ts'
import { inRequest } from './request-id.ts'

function captureLog(level: 'info' | 'warn' = 'info') {
  const lines: string[] = []
  const log = openLog(
    { program: 'site', level },
    { write: (line: string) => void lines.push(line) },
  )
  return { log, all: () => lines.map((line) => JSON.parse(line)) }
}

test('a line is one JSON object with the name of its level and an ISO time', () => {
  const { log, all } = captureLog()
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

test('a line that is logged in a request has its id', () => {
  const { log, all } = captureLog()
  inRequest('c0ffee00c0ffee00', () => log.info('rendered'))
  log.info('by itself')
  expect(all().map(({ requestId }) => requestId)).toEqual(['c0ffee00c0ffee00', undefined])
})

test('lines below the level are not written', () => {
  const { log, all } = captureLog('warn')
  log.info('small')
  log.error('large')
  expect(all().map(({ msg }) => msg)).toEqual(['large'])
})
