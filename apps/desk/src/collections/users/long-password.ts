import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

/** Fewest characters of an editor's password; Payload's own bound is 3. */
export const SHORTEST_PASSWORD = 10

/** Refuses a password that is too short, when one is set. */
export const longPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length < SHORTEST_PASSWORD) {
    const message = `The password must have at least ${SHORTEST_PASSWORD} characters.`
    throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }], req })
  }
  return data
}
