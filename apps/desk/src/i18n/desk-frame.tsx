'use client'

import { useAuth } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { SkipLink } from '../admin/accessibility/skip-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useFixedTexts } from './use-fixed-texts.ts'

/** Wraps every screen of the desk: adds a skip link, or before the sign-in the language switch. */
export function DeskFrame({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth()
  useFixedTexts()
  return (
    <>
      {user ? <SkipLink /> : <LanguageSwitch />}
      {children}
    </>
  )
}
