import type { TextareaField } from 'payload'
import { textareaField, textField } from '../collections/text-field.ts'
import type { BothLanguages } from '../i18n/messages.ts'

/** Maximum length of one line and of a paragraph. */
const MAX_LINE_CHARS = 120
const MAX_TEXT_CHARS = 600

/**
 * One line that begins with the site's own text. The default is a function, since Payload writes a
 * plain string into the column's DEFAULT, and every correction of a sentence would need a migration.
 */
export const defaultLine = (name: string, label: BothLanguages, siteText: string) =>
  textField(name, label, { maxLength: MAX_LINE_CHARS, defaultValue: () => siteText })

/** A paragraph that begins with the site's own text. */
export const defaultText = (
  name: string,
  label: BothLanguages,
  siteText: string,
  options: Partial<TextareaField> = {},
) =>
  textareaField(name, label, {
    maxLength: MAX_TEXT_CHARS,
    defaultValue: () => siteText,
    ...options,
  })
