import { leaderExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { contrastOnPanel, DEFAULT_COLOUR, panelColour, parseColour } from './panel-colour.ts'

const TEXT_COLOURS = { light: '#ffffff', ink: '#0b1b33', black: '#000000' } as const

test.each([
  ['#14532D', '#14532d'],
  [' #abc ', '#aabbcc'],
  ['#abcd', '#aabbcc'],
  ['#12345678', '#123456'],
  ['rgba(20, 83, 45, 0.9)', '#14532d'],
  ['rgb(255,0,10)', '#ff000a'],
  ['rgb(20 83 45 / 85%)', '#14532d'],
  ['RGBA(0,0,0,.5)', '#000000'],
])('%j is parsed as %s', (text, colour) => {
  expect(parseColour(text)).toBe(colour)
})

test.each([
  undefined,
  null,
  '',
  'red',
  '#12',
  '#12345',
  '#ggg',
  'rgb(256, 0, 0)',
  'rgb(1, 2)',
  'hsl(0 0% 0%)',
  'url(https://evil.example)',
  '#14532D" onload="alert(1)',
  leaderExamples.hostileMarkup.bgColor,
])('%j is not a colour, and gets the default', (text) => {
  expect(parseColour(text)).toBeUndefined()
  expect(panelColour(text).fill).toBe(DEFAULT_COLOUR)
})

test('the default panel has white text above 6:1 and a gold label near 5:1', () => {
  expect(contrastOnPanel('#ffffff', DEFAULT_COLOUR)).toBeCloseTo(6.1, 1)
  expect(contrastOnPanel('#fbe7b6', DEFAULT_COLOUR)).toBeCloseTo(5, 1)
  expect(panelColour(undefined)).toEqual({
    fill: DEFAULT_COLOUR,
    tone: 'light',
    hasGoldLabel: true,
  })
})

test('a pale colour has ink text and no gold label', () => {
  expect(panelColour('#f7f2e7')).toEqual({ fill: '#f7f2e7', tone: 'ink', hasGoldLabel: false })
})

test('on every grey and on many colours the text reaches 4.5:1', () => {
  const steps = Array.from({ length: 18 }, (_, step) => step * 15)
  const tones = new Set<string>()
  for (const red of steps) {
    for (const green of steps) {
      for (const blue of steps) {
        const { fill, tone } = panelColour(`rgb(${red}, ${green}, ${blue})`)
        tones.add(tone)
        expect(contrastOnPanel(TEXT_COLOURS[tone], fill), fill).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
  expect([...tones].sort()).toEqual(['black', 'ink', 'light'])
})
