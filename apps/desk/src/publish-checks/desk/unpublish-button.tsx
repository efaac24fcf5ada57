'use client'

import { PopupList, toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import type { ToldFinding } from '../findings.ts'
import { askChecks, confirmedQuery } from './ask-checks.ts'
import { AskDialog } from './ask-dialog.tsx'
import { FindingList } from './finding-list.tsx'
import { CHECK_WORDS } from './words.ts'

/** Payload's entry to unpublish, which says first what becomes of it. */
export function UnpublishButton() {
  const { say } = useWords()
  const { i18n, t } = useTranslation()
  const info = useDocumentInfo()
  const { id, collectionSlug, savedDocumentData, hasPublishedDoc, hasPublishPermission } = info
  const { reset } = useForm()
  const [asked, setAsked] = useState<readonly ToldFinding[]>()
  if (!collectionSlug || !hasPublishedDoc || !hasPublishPermission) return null

  const start = async () => {
    const document = { ...savedDocumentData, id, _status: 'draft' }
    const findings = await askChecks(collectionSlug, i18n.language, document)
    if (findings) setAsked(findings)
    else toast.error(say(CHECK_WORDS.unreachable))
  }

  const unpublish = async () => {
    const query = `depth=0&fallback-locale=null${confirmedQuery(asked ?? [])}`
    const answer = await fetch(`/api/${collectionSlug}/${id}?${query}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify({ _status: 'draft' }),
    }).catch(() => undefined)
    const told = await answer?.json().catch(() => undefined)
    if (!answer?.ok) {
      toast.error(told?.errors?.[0]?.message ?? say(CHECK_WORDS.unreachable))
      return
    }
    await reset({ ...savedDocumentData, _status: 'draft' })
    info.incrementVersionCount()
    info.setUnpublishedVersionCount(1)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(false)
    toast.success(say(CHECK_WORDS.unpublished))
  }

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => void start()}>
        {t('version:unpublish')}
      </PopupList.Button>
      {asked && (
        <AskDialog
          heading={say(CHECK_WORDS.beforeUnpublish)}
          yes={say(CHECK_WORDS.unpublish)}
          confirm={unpublish}
          close={() => setAsked(undefined)}
        >
          <p>{say(CHECK_WORDS.unpublishHint)}</p>
          <FindingList findings={asked} />
        </AskDialog>
      )}
    </>
  )
}
