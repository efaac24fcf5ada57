'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useMessages } from '../../../i18n/use-messages.ts'
import { isNewerThan, plainText } from '../typed-fields.ts'
import { DraftOffer } from './draft-offer.tsx'
import { fieldLabel } from './field-label.ts'
import { MESSAGES } from './messages.ts'
import { useLocalDraft } from './use-local-draft.ts'

/** At the top of a document's form: stores what is typed, and offers a draft that was not saved. */
export function LocalDraft() {
  const { docConfig } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { t } = useMessages()
  const { offer, saved, restore, discard } = useLocalDraft()
  if (!offer) return null
  const fields = Object.entries(offer.fields).map(([path, field]) => ({
    path,
    label: fieldLabel(docConfig?.fields ?? [], path, i18n),
    text: field.value === null || field.value === '' ? t(MESSAGES.empty) : plainText(field.value),
    isNewer: isNewerThan(saved, path, field),
  }))
  return <DraftOffer at={offer.at} fields={fields} onRestore={restore} onDiscard={discard} />
}
