import type { TextFieldSingleValidation } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const RGBA = /^rgba?\(\s*\d{1,3}(?:\s*,\s*\d{1,3}){2}(?:\s*,\s*(?:0|1|0?\.\d+))?\s*\)$/i

const INVALID = {
  en: 'Write a colour like #14532D or rgba(20, 83, 45, 0.85).',
  so: 'Qor midab sida #14532D ama rgba(20, 83, 45, 0.85).',
}

/** Whether a text is a hex or rgba colour (Specification §3). */
export const isColour = (text: string) => HEX.test(text) || RGBA.test(text)

/** Accepts a leader's colour, and none. */
export const validateColour: TextFieldSingleValidation = (colour, { req }) =>
  !colour || isColour(colour) || messagesFor(req).t(INVALID)
