import type { PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import { LOCK_MS } from '../sign-in/rules.ts'
import { MAX_WRONG_CODES } from './collection.ts'

const MINUTES = LOCK_MS / 60_000

/** Why a call about codes is refused: its status and what people read, by the code it answers. */
const REFUSALS = {
  signed_out: [
    401,
    { en: 'Sign in first: the session has ended.', so: 'Marka hore gal: fadhigii wuu dhammaaday.' },
  ],
  wrong_code: [
    422,
    {
      en: `This code is not right, or was used already. After ${MAX_WRONG_CODES} wrong ones none is taken for ${MINUTES} minutes.`,
      so: `Koodhkani sax ma aha, ama hore ayaa loo isticmaalay. Kadib ${MAX_WRONG_CODES} khaldan midna lama aqbalo ${MINUTES} daqiiqo.`,
    },
  ],
  already_enrolled: [
    409,
    {
      en: 'This account has codes already. Remove them with a code first.',
      so: 'Akoonkani horey ayuu koodhadh u lahaa. Marka hore ku tirtir koodh.',
    },
  ],
  not_enrolled: [
    409,
    {
      en: 'This account has no codes yet: set them up first.',
      so: 'Akoonkani weli koodhadh ma laha: marka hore samee.',
    },
  ],
  not_allowed: [
    403,
    {
      en: 'Another administrator does this, nobody for themselves.',
      so: 'Maamule kale ayaa sameeya, qofna isma sameeyo.',
    },
  ],
} as const satisfies Record<string, readonly [number, BothLanguages]>

/** The answer to a call about codes that is refused: `{ errors: [{ message }], code }`. */
export function refuse(req: PayloadRequest, code: keyof typeof REFUSALS): Response {
  const [status, message] = REFUSALS[code]
  return Response.json({ errors: [{ message: messagesFor(req).t(message) }], code }, { status })
}
