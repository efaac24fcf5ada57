'use client'

import { toast, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { GROUP_LABEL, type LanguageGroup } from '../../language-fields.ts'
import type { TextFacts } from '../publishing/facts.ts'
import type { PublishCommandBody } from '../publishing/publish-command.ts'
import { doneMessage, PANEL_MESSAGES } from './publishing-messages.ts'
import { RefusedRequest, readFacts, sendCommand } from './publishing-requests.ts'
import { useFillForm, useReload, useSaveUnsaved } from './sync-form.ts'
import { useScheduleTime } from './use-schedule-time.ts'

type Command = Omit<PublishCommandBody, 'language' | 'revision'>

/** The facts of one language of the post on the screen, and how to execute commands about it. */
export function usePublishing(group: LanguageGroup) {
  const { language, t } = useMessages()
  const { id, savedDocumentData } = useDocumentInfo()
  const { getField } = useForm()
  const saveUnsaved = useSaveUnsaved()
  const fillForm = useFillForm()
  const reload = useReload()
  const hasUnsaved = useFormModified()
  const [facts, setFacts] = useState<TextFacts>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [readCount, setReadCount] = useState(0)
  const savedRevision = savedDocumentData?.revision as unknown

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each save and on request.
  useEffect(() => {
    if (id === undefined) return
    const abort = new AbortController()
    readFacts(id, language, abort.signal)
      .then((all) => {
        setFacts(all[group])
        setProblem(undefined)
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return
        const isRefused = error instanceof RefusedRequest
        setProblem(isRefused ? error.message : t(PANEL_MESSAGES.unreachable))
      })
    return () => abort.abort()
  }, [id, group, language, readCount, savedRevision])

  const readAgain = useCallback(() => setReadCount((count) => count + 1), [])
  useScheduleTime(facts?.schedules, () => {
    if (hasUnsaved) readAgain()
    else void reload().finally(readAgain)
  })

  /** Saves what is unsaved, then executes the command. Returns the refusal, if there is one. */
  const perform = async (command: Command): Promise<RefusedRequest | undefined> => {
    if (id === undefined) return new RefusedRequest(t(PANEL_MESSAGES.notSavedYet))
    setBusy(true)
    try {
      if (!(await saveUnsaved())) throw new RefusedRequest(t(PANEL_MESSAGES.saveFailed))
      const revision = Number(getField('revision')?.value)
      const doc = await sendCommand(id, language, { ...command, language: group, revision })
      await fillForm(doc)
      toast.success(t(doneMessage(command.action, GROUP_LABEL[group])))
      return undefined
    } catch (error) {
      if (error instanceof RefusedRequest) return error
      return new RefusedRequest(t(PANEL_MESSAGES.unreachable))
    } finally {
      readAgain()
      setBusy(false)
    }
  }

  /** Executes a command without a dialog; a refusal is shown as a notification. */
  const performAtOnce = async (command: Command): Promise<void> => {
    if (isBusy) return
    const refusal = await perform(command)
    if (refusal) toast.error(refusal.message)
  }

  return { id, facts, problem, isBusy, hasUnsaved, readAgain, perform, performAtOnce }
}

export type Publishing = ReturnType<typeof usePublishing>
