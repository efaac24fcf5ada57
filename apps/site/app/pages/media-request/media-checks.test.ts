import { expect, test } from 'vitest'
import { contact as en } from '../../messages/en/contact.ts'
import { contact as so } from '../../messages/so/contact.ts'
import { MEDIA_LIMITS } from './compose-media-request.ts'
import { mediaChecks } from './media-checks.ts'

test.each([
  ['SO', so],
  ['EN', en],
] as const)(
  'in %s each fault that the browser can find has words of ours',
  (language, messages) => {
    const checks = mediaChecks(language, messages)
    for (const required of ['name', 'email', 'outlet', 'topic', 'questions']) {
      expect(checks[required]?.missing, required).toBeTruthy()
    }
    for (const typed of ['email', 'time']) expect(checks[typed]?.malformed, typed).toBeTruthy()
    for (const [bounded, maxChars] of Object.entries(MEDIA_LIMITS)) {
      if (bounded === 'time') continue
      expect(checks[bounded]?.tooLong?.maxChars, bounded).toBe(maxChars)
    }
  },
)
