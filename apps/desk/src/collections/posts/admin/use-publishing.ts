'use client'

import { toast, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { LANGUAGE_NAMES } from './language-columns.ts'
import {
  doDeed,
  type PublishingRequest,
  Refused,
  readFacts,
  type TextFacts,
} from './publishing-facts.ts'
import { doneMessage, PANEL_MESSAGES } from './publishing-messages.ts'
import { useSaveFirst, useShowNewest, useShowSaved } from './save-first.ts'
import { useScheduleTime } from './use-schedule-time.ts'

type Request = Omit<PublishingRequest, 'language' | 'revision'>

export interface Publishing {
  readonly id: number | string | undefined
  readonly facts: TextFacts | undefined
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly hasUnsaved: boolean
  readAgain(): void
  /** Saves what is unsaved, then does it; why it was not done, where it was not. */
  perform(request: Request): Promise<Refused | undefined>
  /** The same where nothing is asked: a refusal is told beside the screen. */
  performAtOnce(request: Request): Promise<void>
}

/** What can be done with one language of the post on the screen. */
export function usePublishing(group: LanguageGroup): Publishing {
  const { language, t } = useMessages()
  const { id, savedDocumentData } = useDocumentInfo()
  const { getField } = useForm()
  const saveFirst = useSaveFirst()
  const show = useShowSaved()
  const showNewest = useShowNewest()
  const hasUnsaved = useFormModified()
  const [facts, setFacts] = useState<TextFacts>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [readings, setReadings] = useState(0)
  const saved = savedDocumentData?.revision as unknown

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save, and when asked.
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    readFacts(id, language, stop.signal)
      .then((all) => {
        setFacts(all[group])
        setProblem(undefined)
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        setProblem(error instanceof Refused ? error.message : t(PANEL_MESSAGES.unreachable))
      })
    return () => stop.abort()
  }, [id, group, language, readings, saved])

  const readAgain = useCallback(() => setReadings((count) => count + 1), [])
  useScheduleTime(facts?.schedules, () => void showNewest().finally(readAgain))

  const perform: Publishing['perform'] = async (request) => {
    if (id === undefined) return new Refused(t(PANEL_MESSAGES.notSavedYet))
    setBusy(true)
    try {
      if (!(await saveFirst())) throw new Refused(t(PANEL_MESSAGES.saveFailed))
      const revision = Number(getField('revision')?.value)
      const doc = await doDeed(id, language, { ...request, language: group, revision })
      await show(doc)
      toast.success(t(doneMessage(request.action, LANGUAGE_NAMES[group])))
      return undefined
    } catch (error) {
      return error instanceof Refused ? error : new Refused(t(PANEL_MESSAGES.unreachable))
    } finally {
      readAgain()
      setBusy(false)
    }
  }

  const performAtOnce: Publishing['performAtOnce'] = async (request) => {
    if (isBusy) return
    const refused = await perform(request)
    if (refused) toast.error(refused.message)
  }

  return { id, facts, problem, isBusy, hasUnsaved, readAgain, perform, performAtOnce }
}
