import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

/** Adds Payload's own validation of a text (required, length), which a field's `validate` replaces. */
export function withPayloadCheck(check: TextFieldSingleValidation): TextFieldSingleValidation {
  return async (value, args) => {
    const result = await check(value, args)
    if (result !== true) return result
    return text(value, args as never)
  }
}
