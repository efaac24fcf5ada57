import type { Language } from '@payloadcms/translations'
import { enTranslations } from '@payloadcms/translations/languages/en'
import { authentication } from './authentication.ts'
import { dashboard } from './dashboard.ts'
import { error, validation } from './errors.ts'
import { fields, operators, upload } from './fields.ts'
import { general } from './general.ts'
import { version } from './versions.ts'

/**
 * The desk's own frame in Somali: Payload has no Somali, so these are our words for what editors
 * meet every day, over its English for what the desk does not use. The library of dates that Payload
 * loads by this name has no Somali: `desk-dates.tsx` completes it.
 */
export const somali = {
  dateFNSKey: 'en-US',
  translations: {
    ...enTranslations,
    authentication: { ...enTranslations.authentication, ...authentication },
    dashboard: { ...enTranslations.dashboard, ...dashboard },
    error: { ...enTranslations.error, ...error },
    fields: { ...enTranslations.fields, ...fields },
    general: { ...enTranslations.general, ...general },
    operators: { ...enTranslations.operators, ...operators },
    upload: { ...enTranslations.upload, ...upload },
    validation: { ...enTranslations.validation, ...validation },
    version: { ...enTranslations.version, ...version },
  },
} as const satisfies Language
