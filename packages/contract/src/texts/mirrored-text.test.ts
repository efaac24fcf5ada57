import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import {
  fingerprintsPart,
  type MirroredText,
  PART_FUNCTION,
  partData,
  partScript,
  textFingerprints,
  textsPart,
} from './mirrored-text.ts'

const TEXT: MirroredText = {
  page: {
    file: 'resources/NewsDetail/war-7.so.html',
    title: '"); alert(1); ("</script>\u2028\n`',
    body: 'Ciidanka Badda oo kordhiyay',
  },
  versions: [
    {
      ...{ index: 3, at: '2026-05-12T06:00:00.000Z', action: 'published', note: '' },
      ...{ text: '0000002a'.padEnd(64, 'f'), files: ['0000002b'.padEnd(64, 'f')] },
    },
  ],
}

test('what a text says stays data in the script of its part', () => {
  const script = partScript('texts/so-0', { 'so-7': TEXT })
  const received: unknown[] = []
  runInNewContext(script, {
    [PART_FUNCTION]: (...part: unknown[]) => received.push(structuredClone(part)),
    alert: () => received.push('alert'),
  })
  expect(received).toEqual([['texts/so-0', { 'so-7': TEXT }]])
  expect(partData(script)).toEqual({ 'so-7': TEXT })
})

test('a text is found by its key, its words and the hashes of its versions and files', () => {
  const fingerprints = textFingerprints('so-7', TEXT)
  expect(fingerprints).toContain(0x2a)
  expect(fingerprints).toContain(0x2b)
  const withoutPage = textFingerprints('so-7', { versions: TEXT.versions })
  expect(fingerprints.size).toBeGreaterThan(withoutPage.size)
  expect(textFingerprints('so-7', { versions: [] }).size).toBe(0)
})

test('sixteen posts share a part, and a fingerprint is in the part of its last twelve bits', () => {
  expect(['so-15', 'so-16', 'en-16', 'log-3'].map(textsPart)).toEqual([
    ...['texts/so-0', 'texts/so-1', 'texts/en-1', 'texts/log-0'],
  ])
  expect([fingerprintsPart(0), fingerprintsPart(4095), fingerprintsPart(4096)]).toEqual([
    ...['fingerprints/0', 'fingerprints/fff', 'fingerprints/0'],
  ])
})
