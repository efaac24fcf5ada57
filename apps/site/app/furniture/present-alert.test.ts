import type { Alert } from '@gaashaan/contract'
import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { presentAlert } from './present-alert.ts'

const alert: Alert = siteSettingsExamples.changed.alert
const [from, until] = [Date.parse(alert.from ?? ''), Date.parse(alert.until ?? '')]

test('an alert is shown from its first instant to its last, and the page expires with it', () => {
  expect(presentAlert(alert, 'EN', from - 1)).toEqual({ changesInMs: 1 })
  const { alert: view, changesInMs } = presentAlert(alert, 'EN', from)
  expect(view).toMatchObject({ title: alert.title, label: 'Warning' })
  expect(changesInMs).toBe(until - from)
  expect(presentAlert(alert, 'EN', until - 1)).toMatchObject({ changesInMs: 1 })
  expect(presentAlert(alert, 'EN', until)).toEqual({})
})

test('an alert without times is always shown', () => {
  const { alert: view, ...rest } = presentAlert({ ...alert, from: null, until: null }, 'EN', 0)
  expect(view).toBeDefined()
  expect(rest).toEqual({})
})

test('an alert that would end before it begins is never shown', () => {
  const wrong = { ...alert, until: alert.from, from: alert.until }
  expect(presentAlert(wrong, 'EN', from - 1)).toEqual({})
})

test('in the other language an alert has its own texts and label, with its lang', () => {
  const { alert: view } = presentAlert(alert, 'SO', from)
  expect(view).toMatchObject({ lang: 'en', label: 'Warning', region: 'Ogeysiiska Wasaaradda' })
})

test('readers can close information only', () => {
  const close = (level: Alert['level']) =>
    presentAlert({ ...alert, level }, 'EN', from).alert?.close
  expect([close('information'), close('warning'), close('emergency')]).toEqual([
    'Close the notice',
    undefined,
    undefined,
  ])
})

test('without an alert there is nothing to show', () => {
  expect(presentAlert(null, 'SO', 0)).toEqual({})
  expect(presentAlert(undefined, 'EN', 0)).toEqual({})
})
