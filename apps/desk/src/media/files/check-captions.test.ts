import { expect, test } from 'vitest'
import { checkCaptions } from './check-captions.ts'

const check = (...lines: string[]) => checkCaptions(Buffer.from(lines.join('\n')))

const CUE = ['00:01.000 --> 00:04.500', 'Badda ayaa la maqlaa.']

test.each([
  [['WEBVTT', '', ...CUE]],
  [
    [
      '\u{feff}WEBVTT - Doon',
      '',
      'NOTE',
      'qoraal',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      ...CUE,
    ],
  ],
  [
    [
      'WEBVTT',
      '',
      '1',
      '00:00:01.000 --> 00:00:02.000 align:start',
      '<v Wasiir>Salaan',
      '',
      ...CUE,
    ],
  ],
  [['WEBVTT\r', '\r', '00:01.000 --> 00:02.000\r', 'CRLF\r']],
])('%j is accepted', (lines) => {
  expect(() => check(...lines)).not.toThrow()
})

test.each([
  [['WEBVTT'], 1, /no texts/],
  [['WEBVTT', '', '00:01,000 --> 00:02,000', 'SubRip'], 3, /times are written/],
  [['WEBVTT', '', '00:01.000 -> 00:02.000', 'Arrow'], 4, /times are written/],
  [['WEBVTT', '', '1', '00:61.000 --> 00:02.000', 'Seconds'], 4, /times are written/],
  [['WEBVTT', '', '00:03.000 --> 00:02.000', 'Back'], 3, /ends before/],
  [['WEBVTT', '', '00:03.000 --> 00:04.000', '', ...CUE], 3, /no text under/],
  [['WEBVTT', '', '00:03.000 --> 00:04.000', 'Late', '', '1', ...CUE], 6, /begins before/],
  [['WEBVTT', '', 'only text'], 3, /times are written/],
] as const)('%j is refused for line %d', (lines, line, message) => {
  expect(() => check(...lines)).toThrow(message)
  expect(() => check(...lines)).toThrow(`line ${line}:`)
})

test('captions in another encoding are refused', () => {
  const latin = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\ncaf\xe9', 'latin1')
  expect(() => checkCaptions(latin)).toThrow(/UTF-8/)
})
