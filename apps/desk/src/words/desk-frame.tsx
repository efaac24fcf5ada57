'use client'

import { useAuth } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { SkipLink } from '../accessibility/skip-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useFixedTexts } from './use-fixed-texts.ts'

/** What is around every screen of the desk: the way past its menu, and its language. */
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
