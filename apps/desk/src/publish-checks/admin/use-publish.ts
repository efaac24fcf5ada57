'use client'

import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'

/** Publishes what is in the form, as Payload's own button does. */
export function usePublish() {
  const info = useDocumentInfo()
  const { id, collectionSlug, globalSlug, hasPublishedDoc, hasPublishPermission } = info
  const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  const { submit } = useForm()
  const isModified = useFormModified()
  const { code } = useLocale()
  const path = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].filter(Boolean).join('/')
  return {
    isAllowed: hasPublishPermission === true,
    hasChanges: isModified || info.unpublishedVersionCount > 0 || !hasPublishedDoc,
    publish: async (confirmed = '') => {
      const result = await submit({
        action: `/api/${path}?depth=0&locale=${code}${confirmed}`,
        overrides: { _status: 'published' },
      })
      if (!result) return
      setUnpublishedVersionCount(0)
      setMostRecentVersionIsAutosaved(false)
      setHasPublishedDoc(true)
    },
  }
}
