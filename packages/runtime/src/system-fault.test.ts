import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { systemFault } from './system-fault.ts'

function thrownBy(work: () => void): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error
  }
}

const systemError = (code: string, details: object = {}) =>
  Object.assign(new Error('x'), { code, ...details })

test.each([
  [systemError('ENOSPC', { path: '/srv/data/secret' }), 'the disk at /srv/data/secret is full'],
  [systemError('EROFS', { path: '/srv/data' }), 'the disk at /srv/data may only be read'],
  [systemError('EACCES', { path: '/srv/data' }), 'may not use what is at /srv/data'],
  [systemError('SQLITE_FULL'), 'the disk is full'],
  [systemError('SQLITE_BUSY_SNAPSHOT'), 'another program holds the database'],
  [new Error('Failed query', { cause: systemError('SQLITE_READONLY') }), 'may only be read'],
  [systemError('ENOTFOUND', { hostname: 'db.example' }), 'there is no machine at db.example'],
  [
    new AggregateError([systemError('ECONNREFUSED', { address: '::1', port: 5432 })]),
    'nothing answers at ::1:5432',
  ],
])('%s is described by a sentence', (error, sentence) => {
  expect(systemFault(error)).toContain(sentence)
})

test('real faults of this machine are described by sentences', async () => {
  const full = thrownBy(() => writeFileSync('/dev/full', 'x'))
  expect(systemFault(full)).toContain('is full')
  const refused = await new Promise((resolve) => connect(9, '127.0.0.1').once('error', resolve))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const [taken] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch((e) => [e])
  other.close()
  expect(systemFault(taken)).toBe(`port ${port} is taken by another program: choose another.`)
  expect(systemFault(refused)).toBe('nothing answers at 127.0.0.1:9: is it running?')
})

test('an error of a program has no sentence', () => {
  expect(systemFault(new TypeError('x is not a function'))).toBeUndefined()
  expect(systemFault(systemError('ERR_ASSERTION'))).toBeUndefined()
  expect(systemFault('text')).toBeUndefined()
})
