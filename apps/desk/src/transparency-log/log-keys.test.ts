import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCheckpoint } from '@gaashaan/transparency-log/checkpoint'
import { openKeyList, signKeyList } from '@gaashaan/transparency-log/key-list'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { readLogHead } from './log-head.ts'
import { addLogKey, logKeySettings, logSigners, retireLogKeys } from './log-keys.ts'
import { openLog, resignLog } from './open-log.ts'

// The databases that tests copy may have a log already, signed with a key that is gone.
const desk = testDesk(async ({ db }) => {
  await db.updateGlobal({ slug: 'log-head', data: { size: 0, checkpoint: null, isBegun: false } })
})
const ORIGIN = 'localhost/log'

const verifiers = () => logSigners(desk.payload, ORIGIN).map(({ verifier }) => verifier)

const checkpoint = async () => (await readLogHead(desk.payload)).checkpoint

test('a first start makes a key that its owner alone can read, and signs an empty log', async () => {
  await openLog(desk.payload)
  expect(statSync(join(desk.dataDir, 'log-keys.pem')).mode & 0o777).toBe(0o600)
  expect(openCheckpoint(await checkpoint(), ORIGIN, verifiers()).size).toBe(0)
})

test('a first start that was ended half-way is gone on with', async () => {
  const { payload } = desk
  await payload.db.updateGlobal({ slug: 'log-head', data: { isBegun: false } })
  const so = { title: 'Warka', state: 'public' as const }
  await payload.db.create({
    collection: 'posts',
    data: { kind: 'news', publishedAt: new Date().toISOString(), _status: 'published', so },
  })
  await openLog(payload)
  expect(openCheckpoint(await checkpoint(), ORIGIN, verifiers()).size).toBe(1)
  expect(await readLogHead(payload)).toMatchObject({ isBegun: true })
})

test('a second start changes nothing', async () => {
  const before = await checkpoint()
  await openLog(desk.payload)
  expect(await checkpoint()).toBe(before)
})

test('a new key signs beside the one before, which vouches for it, until that is retired', async () => {
  const former = verifiers()
  addLogKey(desk.payload)
  await resignLog(desk.payload)
  const both = verifiers()
  expect(both.map(({ line }) => line)).toEqual([expect.any(String), former[0]?.line])
  expect(openCheckpoint(await checkpoint(), ORIGIN, former).size).toBe(1)
  const list = signKeyList(ORIGIN, logSigners(desk.payload, ORIGIN))
  expect(openKeyList(list, ORIGIN, former)).toHaveLength(2)

  retireLogKeys(desk.payload)
  await resignLog(desk.payload)
  expect(verifiers().map(({ line }) => line)).toEqual([both[0]?.line])
  const open = async () => openCheckpoint(await checkpoint(), ORIGIN, former)
  await expect(open()).rejects.toThrow('no known key')
  expect(statSync(join(desk.dataDir, 'log-keys.pem')).mode & 0o777).toBe(0o600)
})

test('a start with other keys than those that have signed is told to the operators', async () => {
  const warnings: unknown[] = []
  const warn = (warning: unknown) => warnings.push(warning)
  Object.assign(desk.payload.logger, { warn })
  await openLog(desk.payload)
  expect(warnings).toEqual([])
  rmSync(join(desk.dataDir, 'log-keys.pem'))
  await openLog(desk.payload)
  expect(warnings).toEqual([expect.stringContaining('not signed by the keys')])
})

test('the keys are in the file that operators name, which is made by adding one', () => {
  const file = join(desk.dataDir, 'shared.pem')
  Object.assign(desk.payload.config.custom, { logKeys: logKeySettings(desk.dataDir, file) })
  expect(verifiers).toThrow('ENOENT')
  addLogKey(desk.payload)
  expect(verifiers()).toHaveLength(1)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  Object.assign(desk.payload.config.custom, { logKeys: logKeySettings(desk.dataDir) })
})

test('a file without a key is named', () => {
  writeFileSync(join(desk.dataDir, 'log-keys.pem'), 'nothing\n')
  expect(() => logSigners(desk.payload, ORIGIN)).toThrow(/no private key is in .*log-keys\.pem/)
})
