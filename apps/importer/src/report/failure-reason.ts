import { errorMessage } from '@gaashaan/runtime/error-message'
import { ValidationError } from 'payload'

/** The reason of a failure in one line; Payload has the messages for each field inside the error. */
export function failureReason(error: unknown): string {
  if (error instanceof ValidationError) {
    const { errors } = error.data
    return errors.map(({ path, message }) => `${path}: ${message}`).join('; ')
  }
  return errorMessage(error)
}
