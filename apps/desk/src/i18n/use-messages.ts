'use client'

import { useTranslation } from '@payloadcms/ui'
import { type Messages, messagesFor } from './messages.ts'

/** Our texts in the language in which someone works at the desk. */
export const useMessages = (): Messages => messagesFor(useTranslation())
