import type { FileFacts, Language } from '@gaashaan/contract'
import { messagesFor } from '../messages/messages.ts'

const KILO = 1_000
const MEGA = 1_000_000

/** A size such as `64 KB` or `1.2 MB`; the same in both languages (CLDR: so, en). */
function formatSize(bytes: number): string {
  if (bytes < MEGA - KILO / 2) return `${Math.max(1, Math.round(bytes / KILO))} KB`
  const megabytes = bytes / MEGA
  return `${megabytes < 100 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`
}

/** A file's size and number of pages, `1.2 MB, 14 bog`; `undefined` where its host has neither. */
export function fileFacts(
  file: FileFacts | null | undefined,
  language: Language,
): string | undefined {
  const { pages } = messagesFor(language).files
  const facts = [file?.bytes && formatSize(file.bytes), file?.pages && pages(file.pages)]
  return facts.filter(Boolean).join(', ') || undefined
}
