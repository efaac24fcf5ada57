import { errorMessage } from '@gaashaan/runtime/error-message'
import { ValidationError } from 'payload'

/** Why something did not come, in one line: Payload keeps the words for each field inside. */
export function failureReason(error: unknown): string {
  if (error instanceof ValidationError) {
    const { errors } = error.data
    return errors.map(({ path, message }) => `${path}: ${message}`).join('; ')
  }
  return errorMessage(error)
}
