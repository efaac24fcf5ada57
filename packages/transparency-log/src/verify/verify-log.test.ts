import { expect, test } from 'vitest'
import { UntrustedNote } from '../signed-note.ts'
import { newSigner, ORIGIN, sampleSite } from '../testing/sample-site.ts'
import { latestVersions } from './latest-versions.ts'
import { verifyLog } from './verify-log.ts'

async function siteWith(count: number, signers = [newSigner()]) {
  const site = sampleSite(signers)
  for (let id = 1; id <= count; id += 1) await site.publish(id, `War ${id}`)
  return site
}

test('a log that is as it says has no faults, over several tiles', async () => {
  const site = await siteWith(300)
  const { entries, faults, formerSize } = await verifyLog(site.read)
  expect([entries.length, faults, formerSize]).toEqual([300, [], undefined])
})

test('an empty log is one', async () => {
  expect((await verifyLog(sampleSite().read)).entries).toEqual([])
})

test('a log that grows begins with the one that was seen before', async () => {
  const site = await siteWith(3)
  const { log } = await verifyLog(site.read)
  await site.publish(4, 'War 4')
  expect(await verifyLog(site.read, log)).toMatchObject({ formerSize: 3, faults: [] })
})

test('an entry that was changed after it was seen is found, however well it is signed', async () => {
  const signers = [newSigner()]
  const { log } = await verifyLog((await siteWith(3, signers)).read)
  const other = sampleSite(signers)
  for (const id of [1, 7, 3, 4]) await other.publish(id, `War ${id}`)
  expect((await verifyLog(other.read, log)).faults).toEqual([
    'The first 3 entries are others than when they were last checked.',
  ])
})

test('a log that has lost entries is found', async () => {
  const signers = [newSigner()]
  const { log } = await verifyLog((await siteWith(3, signers)).read)
  expect((await verifyLog((await siteWith(2, signers)).read, log)).faults).toEqual([
    'The log had 3 entries when it was last checked, and has 2 now.',
  ])
})

test('an entry that the checkpoint has not signed is found', async () => {
  const site = await siteWith(2)
  const bundle = await (await siteWith(2)).read('/log/tile/entries/000.p/2')
  site.forge('tile/entries/000.p/2', bundle)
  const { faults } = await verifyLog(site.read)
  expect(faults).toContain('The entries are not those that the checkpoint has signed.')
})

test('a record of another entry is found, an erased one is none', async () => {
  const site = await siteWith(3)
  site.forge('records/000', Buffer.from(JSON.stringify([null, site.records[2], site.records[2]])))
  const { faults } = await verifyLog(site.read)
  expect(faults).toEqual(['Entry 1: its record is another one.'])
})

test('a tile that leads to another root is found', async () => {
  const site = await siteWith(2)
  site.forge('tile/0/000.p/2', Buffer.alloc(64))
  expect((await verifyLog(site.read)).faults).toEqual(['The tile tile/0/000.p/2 is wrong.'])
})

test('a log that nobody known has signed is refused', async () => {
  const { log } = await verifyLog((await siteWith(1)).read)
  await expect(verifyLog((await siteWith(1)).read, log)).rejects.toThrow(UntrustedNote)
})

test('a new key is learnt from the one before', async () => {
  const [older, newer] = [newSigner(), newSigner()]
  const { log } = await verifyLog((await siteWith(1, [older])).read)
  const changed = await verifyLog((await siteWith(1, [newer, older])).read, {
    origin: ORIGIN,
    keys: log.keys,
  })
  expect(changed.faults).toEqual([])
  expect((await verifyLog((await siteWith(1, [newer])).read, changed.log)).log.keys).toEqual([
    newer.verifier.line,
  ])
})

test('records that are none are told, and what is no JSON', async () => {
  const site = await siteWith(1)
  site.forge('records/000', Buffer.from('{}'))
  await expect(verifyLog(site.read)).rejects.toThrow('records/000 is no list of records')
  site.forge('records/000', Buffer.from('<html>'))
  await expect(verifyLog(site.read)).rejects.toThrow('records/000 has no JSON')
})

test('a site without a log has none to check', async () => {
  await expect(verifyLog(async () => undefined)).rejects.toThrow('the site has no keys of a log')
})

test('an entry that skips the version before is found', async () => {
  const site = await siteWith(2)
  await site.publish(1, 'War 1, la saxay')
  const { entries } = await verifyLog(site.read)
  const skipping = entries.map((entry, index) =>
    index === 2 && entry.recorded
      ? { ...entry, recorded: { ...entry.recorded, follows: 1 } }
      : entry,
  )
  expect(latestVersions(entries).faults).toEqual([])
  expect(latestVersions(skipping).faults).toEqual([
    'Entry 2 follows 1, but the last one of the text is 0.',
  ])
})
