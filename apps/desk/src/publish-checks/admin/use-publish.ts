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
    /** Resolves to whether it is published; else Payload has said why. */
    publish: async (confirmed = ''): Promise<boolean> => {
      const result = await submit({
        action: `/api/${path}?depth=0&locale=${code}${confirmed}`,
        overrides: { _status: 'published' },
      })
      if (!result || result.res.status >= 400) return false
      setUnpublishedVersionCount(0)
      setMostRecentVersionIsAutosaved(false)
      setHasPublishedDoc(true)
      return true
    },
  }
}
