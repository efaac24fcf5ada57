import { siteSettingsExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { mergeSettings } from './merge-settings.ts'
import { exampleSettings as settings } from './settings.examples.ts'

const told = siteSettingsExamples.changed.contact

test('what the desk tells takes the place of what the site was started with', () => {
  expect(mergeSettings(settings, told, en)).toMatchObject({
    siteUrl: settings.siteUrl,
    email: told.email,
    pressEmail: told.press_email,
    hotline: told.hotline,
    officePhones: told.office_phones,
    radioUrl: told.radio_url,
    streamUrl: told.stream_url,
    texts: { workingHours: told.working_hours, hotline: told.hotline_title },
  })
})

test('each part that is empty or absent stays the site’s own', () => {
  const { social } = mergeSettings(settings, { ...told, hotline: null, office_phones: [] }, en)
  expect(social).toEqual({ ...settings.social, facebook: told.social.facebook })
  const { hotline, officePhones } = mergeSettings(settings, { hotline: '', office_phones: [] }, en)
  expect([hotline, officePhones]).toEqual([settings.hotline, settings.officePhones])
  expect(mergeSettings(settings, undefined, en)).toBe(settings)
})

test('words that are the site’s own already are not sent twice', () => {
  const same = { working_hours: en.furniture.workingHours, address: en.contact.addressText }
  expect(mergeSettings(settings, same, en)).toEqual(settings)
})
