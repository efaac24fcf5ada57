'use client'

import { FormSubmit, toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import type { FindingView } from '../findings.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { confirmedQuery, fetchChecks } from './fetch-checks.ts'
import { FindingList } from './finding-list.tsx'
import { CHECK_MESSAGES } from './messages.ts'
import { usePublish } from './use-publish.ts'

/** Payload's button to publish, which asks first what the desk finds in the document. */
export function PublishButton() {
  const { language, t } = useMessages()
  const publishText = useTranslation().t('version:publishChanges')
  const { id, collectionSlug } = useDocumentInfo()
  const { getData, validateForm } = useForm()
  const { isAllowed, hasNews, publish } = usePublish()
  const [asked, setAsked] = useState<readonly FindingView[]>()
  if (!isAllowed || !collectionSlug) return null

  const start = async () => {
    // What is wrong in a field is said at the field, by Payload's own way.
    if (!(await validateForm())) return publish()
    const document = { ...getData(), id, _status: 'published' }
    const findings = await fetchChecks(collectionSlug, language, document)
    if (!findings) return void toast.error(t(CHECK_MESSAGES.unreachable))
    const refusals = findings.filter(({ kind }) => kind === 'refusal')
    if (refusals.length > 0) {
      return void toast.error(refusals.map(({ message }) => message).join(' '))
    }
    if (findings.length === 0) return publish()
    setAsked(findings)
  }

  return (
    <>
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!hasNews}
        onClick={() => void start()}
      >
        {publishText}
      </FormSubmit>
      {asked && (
        <ConfirmDialog
          heading={t(CHECK_MESSAGES.before)}
          yes={t(CHECK_MESSAGES.publish)}
          confirm={() => publish(confirmedQuery(asked))}
          close={() => setAsked(undefined)}
        >
          <FindingList findings={asked} />
        </ConfirmDialog>
      )}
    </>
  )
}
