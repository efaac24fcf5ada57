import type { ContactMessage } from '../contact-message.ts'
import type { ErrorCode } from '../errors.ts'

const typical: ContactMessage = {
  name: 'Qof Tusaale',
  email: 'qof@tusaale.example',
  subject: 'Booqasho bandhig',
  department: 'general',
  message: 'Fadlan ii sheeg saacadaha furitaanka.',
  agreed: true,
}

export const contactMessageExamples = {
  typical,
  longestAllowed: {
    ...typical,
    name: 'n'.repeat(200),
    subject: 's'.repeat(300),
    message: 'm'.repeat(10_000),
  },
  hostileMarkup: {
    ...typical,
    name: '<script>alert(1)</script>',
    subject: 'Line\r\nBcc: someone@evil.example',
    message: "'; DROP TABLE messages; -- <img src=x onerror=alert(1)>",
  },
  otherScript: { ...typical, name: 'محمد 模范', message: 'Salaan 👋🏾 — Ñandú' },
} satisfies Record<string, ContactMessage>

/** The reference of an accepted message. */
export const contactReferenceExample = '4F2A91C30B'

/** Invalid bodies, each with the code of its first error. */
export const wrongContactMessages: Readonly<Record<string, { body: unknown; code: ErrorCode }>> = {
  notAnObject: { body: ['a list'], code: 'invalid_body' },
  withoutName: { body: { ...typical, name: undefined }, code: 'name_required' },
  blankName: { body: { ...typical, name: '   ' }, code: 'name_required' },
  longName: { body: { ...typical, name: 'n'.repeat(201) }, code: 'name_too_long' },
  emailWithoutDomain: { body: { ...typical, email: 'name@example' }, code: 'email_invalid' },
  longEmail: {
    body: { ...typical, email: `${'e'.repeat(250)}@tusaale.example` },
    code: 'email_invalid',
  },
  withoutSubject: { body: { ...typical, subject: '' }, code: 'subject_required' },
  longSubject: { body: { ...typical, subject: 's'.repeat(301) }, code: 'subject_too_long' },
  otherDepartment: { body: { ...typical, department: 'navy' }, code: 'department_invalid' },
  withoutMessage: { body: { ...typical, message: '' }, code: 'message_required' },
  longMessage: { body: { ...typical, message: 'm'.repeat(10_001) }, code: 'message_too_long' },
  withoutConsent: { body: { ...typical, agreed: false }, code: 'consent_required' },
  consentAsText: { body: { ...typical, agreed: 'true' }, code: 'consent_required' },
}
