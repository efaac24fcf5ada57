import { expect, test } from 'vitest'
import { contact as en } from '../../messages/en/contact.ts'
import { contact as so } from '../../messages/so/contact.ts'
import { MEDIA_LIMITS } from './compose-media-request.ts'
import { mediaChecks } from './media-checks.ts'

test.each([
  ['SO', so],
  ['EN', en],
] as const)(
  'in %s each failure of the browser’s validation has a message of ours',
  (language, messages) => {
    const checks = mediaChecks(language, messages)
    for (const field of ['name', 'email', 'outlet', 'topic', 'questions']) {
      expect(checks[field]?.missing, field).toBeTruthy()
    }
    for (const field of ['email', 'time']) expect(checks[field]?.malformed, field).toBeTruthy()
    for (const [field, maxChars] of Object.entries(MEDIA_LIMITS)) {
      if (field === 'time') continue
      expect(checks[field]?.tooLong?.maxChars, field).toBe(maxChars)
    }
  },
)
