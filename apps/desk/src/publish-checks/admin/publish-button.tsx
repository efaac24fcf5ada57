'use client'

import { toast, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { PublishDialog } from '../../four-eyes/admin/publish-dialog.tsx'
import { usePublishReason } from '../../four-eyes/admin/use-publish-reason.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { FindingView } from '../findings.ts'
import { confirmedQuery, fetchChecks } from './fetch-checks.ts'
import { FindingList } from './finding-list.tsx'
import { CHECK_MESSAGES } from './messages.ts'
import { PublishSubmit } from './publish-submit.tsx'
import { usePublish } from './use-publish.ts'

/** Replaces Payload's publish button: runs the checks first, and asks about what they find. */
export function PublishButton() {
  const { language, t } = useMessages()
  const { id, collectionSlug } = useDocumentInfo()
  const { getData, validateForm } = useForm()
  const { isAllowed, hasChanges, publish } = usePublish()
  const reason = usePublishReason()
  const [questions, setQuestions] = useState<readonly FindingView[]>()
  if (!isAllowed || !collectionSlug) return null

  const start = async () => {
    // For an invalid form, Payload's own submission shows the errors at the fields.
    if (!(await validateForm())) return void publish()
    const document = { ...getData(), id, _status: 'published' }
    const findings = await fetchChecks(collectionSlug, language, document)
    if (!findings) return void toast.error(t(CHECK_MESSAGES.unreachable))
    const refusals = findings.filter(({ kind }) => kind === 'refusal')
    if (refusals.length > 0) {
      return void toast.error(refusals.map(({ message }) => message).join(' '))
    }
    if (findings.length === 0 && !reason.isNeeded) return void publish()
    setQuestions(findings)
  }

  return (
    <>
      <PublishSubmit hasChanges={hasChanges} onClick={start} />
      {questions && (
        <PublishDialog
          heading={t(CHECK_MESSAGES.before)}
          yes={t(CHECK_MESSAGES.publish)}
          reason={reason}
          publish={(query) => publish(confirmedQuery(questions) + query)}
          close={() => setQuestions(undefined)}
        >
          {questions.length > 0 && <FindingList findings={questions} />}
        </PublishDialog>
      )}
    </>
  )
}
