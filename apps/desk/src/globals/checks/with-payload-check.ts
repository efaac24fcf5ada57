import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

/**
 * A check of ours beside Payload's own of a text, which a field's `validate` would take the place of:
 * without it nobody asks whether the text is there and not too long.
 */
export function withPayloadCheck(check: TextFieldSingleValidation): TextFieldSingleValidation {
  return async (value, args) => {
    const own = await check(value, args)
    return own === true
      ? (text(value, args as never) as ReturnType<TextFieldSingleValidation>)
      : own
  }
}
