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

const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })

test.each([
  [coded('ENOSPC', { path: '/srv/data/secret' }), 'the disk at /srv/data/secret is full'],
  [coded('EROFS', { path: '/srv/data' }), 'the disk at /srv/data may only be read'],
  [coded('EACCES', { path: '/srv/data' }), 'may not use what is at /srv/data'],
  [coded('SQLITE_FULL'), 'the disk is full'],
  [coded('SQLITE_BUSY_SNAPSHOT'), 'another program holds the database'],
  [new Error('Failed query', { cause: coded('SQLITE_READONLY') }), 'may only be read'],
  [coded('ENOTFOUND', { hostname: 'db.example' }), 'there is no machine at db.example'],
  [
    new AggregateError([coded('ECONNREFUSED', { address: '::1', port: 5432 })]),
    'nothing answers at ::1:5432',
  ],
])('%s is a sentence', (error, sentence) => {
  expect(systemFault(error)).toContain(sentence)
})

test('real faults of this machine are sentences', async () => {
  const isFull = thrownBy(() => writeFileSync('/dev/full', 'x'))
  expect(systemFault(isFull)).toContain('is full')
  const refused = await new Promise((resolve) => connect(9, '127.0.0.1').once('error', resolve))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const [taken] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch((e) => [e])
  other.close()
  expect(systemFault(taken)).toBe(`port ${port} is taken by another program: choose another.`)
  expect(systemFault(refused)).toBe('nothing answers at 127.0.0.1:9: is it running?')
})

test('what is wrong in a program is none', () => {
  expect(systemFault(new TypeError('x is not a function'))).toBeUndefined()
  expect(systemFault(coded('ERR_ASSERTION'))).toBeUndefined()
  expect(systemFault('text')).toBeUndefined()
})
