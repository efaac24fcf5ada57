import type { FieldHook } from 'payload'

/** Takes the spaces around a text away before it is checked. */
export const trimText: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value)
