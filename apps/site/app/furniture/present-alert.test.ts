import type { Alert } from '@gaashaan/contract'
import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { presentAlert } from './present-alert.ts'

const alert: Alert = siteSettingsExamples.changed.alert
const [from, until] = [Date.parse(alert.from ?? ''), Date.parse(alert.until ?? '')]

test('an alert is shown from its first instant until its last, and the page ends with it', () => {
  expect(presentAlert(alert, 'EN', from - 1)).toEqual({ changesIn: 1 })
  const { alert: shown, changesIn } = presentAlert(alert, 'EN', from)
  expect(shown).toMatchObject({ title: alert.title, label: 'Warning' })
  expect(changesIn).toBe(until - from)
  expect(presentAlert(alert, 'EN', until - 1)).toMatchObject({ changesIn: 1 })
  expect(presentAlert(alert, 'EN', until)).toEqual({})
})

test('an alert without times is shown until it is taken away', () => {
  const { alert: shown, ...rest } = presentAlert({ ...alert, from: null, until: null }, 'EN', 0)
  expect(shown).toBeDefined()
  expect(rest).toEqual({})
})

test('an alert that would end before it begins is never shown', () => {
  const wrong = { ...alert, until: alert.from, from: alert.until }
  expect(presentAlert(wrong, 'EN', from - 1)).toEqual({})
})

test('readers of the other language get its words under the name of their language', () => {
  const { alert: shown } = presentAlert(alert, 'SO', from)
  expect(shown).toMatchObject({ lang: 'en', label: 'Warning', region: 'Ogeysiiska Wasaaradda' })
})

test('only information can be put away', () => {
  const close = (level: Alert['level']) =>
    presentAlert({ ...alert, level }, 'EN', from).alert?.close
  expect([close('information'), close('warning'), close('emergency')]).toEqual([
    'Close the notice',
    undefined,
    undefined,
  ])
})

test('no alert is none', () => {
  expect(presentAlert(null, 'SO', 0)).toEqual({})
  expect(presentAlert(undefined, 'EN', 0)).toEqual({})
})
