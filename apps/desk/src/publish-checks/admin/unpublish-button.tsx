'use client'

import { PopupList, toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { FindingView } from '../findings.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { confirmedQuery, fetchChecks } from './fetch-checks.ts'
import { FindingList } from './finding-list.tsx'
import { CHECK_MESSAGES } from './messages.ts'

/** Replaces Payload's menu entry to unpublish: says first what will happen, and runs the checks. */
export function UnpublishButton() {
  const { language, t } = useMessages()
  const unpublishText = useTranslation().t('version:unpublish')
  const info = useDocumentInfo()
  const { id, collectionSlug, savedDocumentData, hasPublishedDoc, hasPublishPermission } = info
  const { reset } = useForm()
  const [findings, setFindings] = useState<readonly FindingView[]>()
  if (!collectionSlug || !hasPublishedDoc || !hasPublishPermission) return null

  const start = async () => {
    const document = { ...savedDocumentData, id, _status: 'draft' }
    const result = await fetchChecks(collectionSlug, language, document)
    if (result) setFindings(result)
    else toast.error(t(CHECK_MESSAGES.unreachable))
  }

  const unpublish = async () => {
    const query = `depth=0&fallback-locale=null${confirmedQuery(findings ?? [])}`
    const response = await fetch(`/api/${collectionSlug}/${id}?${query}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ _status: 'draft' }),
    }).catch(() => undefined)
    const body = await response?.json().catch(() => undefined)
    if (!response?.ok) {
      toast.error(body?.errors?.[0]?.message ?? t(CHECK_MESSAGES.unreachable))
      return
    }
    await reset({ ...savedDocumentData, _status: 'draft' })
    info.incrementVersionCount()
    info.setUnpublishedVersionCount(1)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(false)
    toast.success(t(CHECK_MESSAGES.unpublished))
  }

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => void start()}>
        {unpublishText}
      </PopupList.Button>
      {findings && (
        <ConfirmDialog
          heading={t(CHECK_MESSAGES.beforeUnpublish)}
          yes={t(CHECK_MESSAGES.unpublish)}
          confirm={unpublish}
          close={() => setFindings(undefined)}
        >
          <p>{t(CHECK_MESSAGES.unpublishHint)}</p>
          <FindingList findings={findings} />
        </ConfirmDialog>
      )}
    </>
  )
}
