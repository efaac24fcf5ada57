import type { Language } from '@gaashaan/contract/language'
import { contactChecks } from '../../components/contact-form/contact-checks.ts'
import type { FieldChecks } from '../../components/form-fields/field-checks.ts'
import type { Messages } from '../../messages/messages.ts'
import { MEDIA_LIMITS } from './compose-media-request.ts'

/** The messages for the request's fields where the browser's own validation fails. */
export function mediaChecks(language: Language, { media }: Messages['contact']): FieldChecks {
  const { name, email } = contactChecks(language)
  const atMost = (maxChars: number) => ({ tooLong: { maxChars, text: media.tooLong(maxChars) } })
  return {
    name,
    email,
    outlet: { missing: media.outletRequired, ...atMost(MEDIA_LIMITS.outlet) },
    phone: atMost(MEDIA_LIMITS.phone),
    topic: { missing: media.topicRequired, ...atMost(MEDIA_LIMITS.topic) },
    time: { malformed: media.timeInvalid },
    questions: { missing: media.questionsRequired, ...atMost(MEDIA_LIMITS.questions) },
  }
}
