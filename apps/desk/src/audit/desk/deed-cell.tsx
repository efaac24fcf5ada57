'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useWords } from '../../words/use-words.ts'
import { deedWords } from '../deed-words.ts'

/** What was done, in words, and of a post in which language. */
export function DeedCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { say } = useWords()
  const language = rowData.language as string | null
  return (
    <span>
      {say(deedWords(String(cellData)))}
      {language && ` (${language})`}
    </span>
  )
}
