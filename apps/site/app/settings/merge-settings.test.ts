import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { mergeSettings } from './merge-settings.ts'
import { exampleSettings as settings } from './settings.examples.ts'

const contact = siteSettingsExamples.changed.contact

test('the desk’s contact information replaces the settings of the environment', () => {
  expect(mergeSettings(settings, contact, en)).toMatchObject({
    siteUrl: settings.siteUrl,
    email: contact.email,
    pressEmail: contact.press_email,
    hotline: contact.hotline,
    officePhones: contact.office_phones,
    radioUrl: contact.radio_url,
    streamUrl: contact.stream_url,
    texts: { workingHours: contact.working_hours, hotline: contact.hotline_title },
  })
})

test('empty and absent parts keep the site’s own settings', () => {
  const { social } = mergeSettings(settings, { ...contact, hotline: null, office_phones: [] }, en)
  expect(social).toEqual({ ...settings.social, facebook: contact.social.facebook })
  const { hotline, officePhones } = mergeSettings(settings, { hotline: '', office_phones: [] }, en)
  expect([hotline, officePhones]).toEqual([settings.hotline, settings.officePhones])
  expect(mergeSettings(settings, undefined, en)).toBe(settings)
})

test('texts that equal the site’s own messages are left out', () => {
  const same = { working_hours: en.furniture.workingHours, address: en.contact.addressText }
  expect(mergeSettings(settings, same, en)).toEqual(settings)
})
