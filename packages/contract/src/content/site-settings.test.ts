import { expect, test } from 'vitest'
import { siteSettingsExamples, wrongSiteSettingsShapes } from '../examples/site-settings.ts'
import { goodResponse, parseResponse } from '../response.ts'
import { SiteSettingsSchema } from './site-settings.ts'

test.each(Object.entries(siteSettingsExamples))(
  'the settings example %s is read',
  (_name, settings) => {
    expect(parseResponse(SiteSettingsSchema, goodResponse(settings))).toEqual(settings)
  },
)

test.each(Object.entries(wrongSiteSettingsShapes))(
  'settings with %s are refused',
  (_name, settings) => {
    expect(parseResponse(SiteSettingsSchema, goodResponse(settings))).toBeUndefined()
  },
)
