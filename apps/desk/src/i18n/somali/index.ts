import type { Language } from '@payloadcms/translations'
import { enTranslations } from '@payloadcms/translations/languages/en'
import { authentication } from './authentication.ts'
import { dashboard } from './dashboard.ts'
import { error, validation } from './errors.ts'
import { fields, operators, upload } from './fields.ts'
import { general } from './general.ts'
import { version } from './versions.ts'

/**
 * Payload's texts in Somali, which Payload does not have: ours for what editors use, Payload's English
 * for what this desk does not use. date-fns has no Somali locale either; `desk-dates.tsx` adds it.
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
