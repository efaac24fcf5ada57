import { expect, test } from 'vitest'
import { siteSettingsExamples, wrongSiteSettingsShapes } from '../examples/site-settings.ts'
import { goodAnswer, readAnswer } from '../response.ts'
import { SiteSettingsSchema } from './site-settings.ts'

test.each(Object.entries(siteSettingsExamples))('the settings %s are read', (_name, settings) => {
  expect(readAnswer(SiteSettingsSchema, goodAnswer(settings))).toEqual(settings)
})

test.each(Object.entries(wrongSiteSettingsShapes))(
  'settings with %s are not',
  (_name, settings) => {
    expect(readAnswer(SiteSettingsSchema, goodAnswer(settings))).toBeUndefined()
  },
)
