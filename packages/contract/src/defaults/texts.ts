import { aboutText as aboutEn } from './en/about.ts'
import { contactTexts as contactEn } from './en/contact.ts'
import { partnerNames as namesEn } from './en/partner-names.ts'
import { partnerTexts as partnersEn } from './en/partner-texts.ts'
import { policyTexts as policiesEn } from './en/policies.ts'
import { workingHours as hoursEn } from './en/working-hours.ts'
import { aboutText as aboutSo } from './so/about.ts'
import { contactTexts as contactSo } from './so/contact.ts'
import { partnerNames as namesSo } from './so/partner-names.ts'
import { partnerTexts as partnersSo } from './so/partner-texts.ts'
import { policyTexts as policiesSo } from './so/policies.ts'
import { workingHours as hoursSo } from './so/working-hours.ts'

/**
 * The site's own texts that editors can change at the desk, by the desk's field group of the language. It
 * has everything in both languages, and is for servers only.
 */
export const DEFAULT_TEXTS = {
  so: {
    about: aboutSo,
    contact: contactSo,
    partnerNames: namesSo,
    partnerTexts: partnersSo,
    policies: policiesSo,
    workingHours: hoursSo,
  },
  en: {
    about: aboutEn,
    contact: contactEn,
    partnerNames: namesEn,
    partnerTexts: partnersEn,
    policies: policiesEn,
    workingHours: hoursEn,
  },
} as const
