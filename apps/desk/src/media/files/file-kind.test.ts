import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'

const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
const brand = (name: string) => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0`, 'latin1')

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a file in %s is a picture', async (format) => {
  expect(fileKind(await picture.clone().toFormat(format).toBuffer())).toBe('picture')
})

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nSalaan', 'captions'],
  ['\u{feff}WEBVTT - Qoraal', 'captions'],
])('%j is %s', (text, kind) => {
  expect(fileKind(Buffer.from(text))).toBe(kind)
})

test('an ISO base media file is a video or a picture by its brand', () => {
  expect(fileKind(brand('isom'))).toBe('mp4')
  expect(() => fileKind(brand('heic'))).toThrow(/HEIC/)
  expect(() => fileKind(brand('qt  '))).toThrow(/QuickTime/)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', /SVG/],
  ['<?xml version="1.0"?><svg/>', /SVG/],
  ['<!DOCTYPE html><p>', /HTML/],
  ['<script>1</script>%PDF-1.7', /HTML/],
  ['\n\n%PDF-1.7', /does not take/],
  ['PK\x03\x04 %PDF-1.7', /does not take/],
  ['GIF89a', /GIF/],
  ['\x1a\x45\xdf\xa3\x42\x82\x88matroska', /does not take/],
  ['WEBVTTX', /does not take/],
  ['MZ\x90', /does not take/],
  ['', /does not take/],
])('%j is refused', (text, message) => {
  expect(() => fileKind(Buffer.from(text, 'latin1'))).toThrow(message)
})
