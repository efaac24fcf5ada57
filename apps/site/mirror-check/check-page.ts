import type { Language } from '@gaashaan/contract/language'
import { idInReference } from '@gaashaan/contract/reference-number'
import fields from '../app/components/form-fields/form-fields.module.css'
import { checkPastedText, type VerifyVisit } from '../app/pages/verify/check-question.server.ts'
import type { Verdict } from '../app/pages/verify/present-verdict.server.ts'
import { VERIFY_MESSAGES } from '../app/pages/verify/verify-messages.server.ts'
import { loadPart } from './load-part.ts'
import { createMirrorVerify } from './mirror-verify.ts'
import { removeVerdict, showVerdict } from './show-verdict.ts'

const language: Language = document.documentElement.lang === 'en' ? 'EN' : 'SO'
const messages = VERIFY_MESSAGES[language]

/** The verdict with what is true of a saved copy alone. The log's proofs are not in it. */
function verdictOfCopy({ proof, link, ...verdict }: Verdict): Verdict {
  const { none, newer, asOf } = messages.copy
  const { heading, sentences, tone } = verdict
  const isNone = heading === messages.verdicts.none
  const note = tone === 'unknown' ? [newer] : proof ? [asOf] : []
  return {
    ...verdict,
    heading: isNone ? none : heading,
    sentences: [...sentences, ...note],
    // The path is the name of a file beside this page.
    ...(link && { link: { ...link, to: `./${encodeURI(link.to.replace(/\?.*/, ''))}` } }),
  }
}

/** What became of the last question, for screen readers too. */
function statusLine(form: HTMLFormElement) {
  const line = document.createElement('p')
  line.id = 'verify-status'
  line.setAttribute('role', 'status')
  form.append(line)
  return (text: string, isError = false) => {
    line.textContent = text
    line.className = (isError ? fields.error : fields.hint) ?? ''
  }
}

function startForm(form: HTMLFormElement, field: HTMLTextAreaElement): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const visit: VerifyVisit = {
    language,
    settings: { siteUrl: canonical?.href ?? location.href },
    transport: { verify: createMirrorVerify(loadPart) },
  }
  const say = statusLine(form)
  field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby')} verify-status`)
  let isChecking = false

  async function check() {
    removeVerdict()
    say(messages.copy.checking)
    const { verdict, error } = await checkPastedText(field.value, visit, messages)
    say(error ?? '', error !== undefined)
    field.setAttribute('aria-invalid', String(error !== undefined))
    if (error !== undefined) field.focus()
    if (verdict) showVerdict(form, verdictOfCopy(verdict), messages)
  }

  function submit() {
    if (isChecking) return
    isChecking = true
    check()
      .catch(() => say(messages.away, true))
      .finally(() => {
        isChecking = false
      })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  // What stands before says that the check needs this script.
  form.previousElementSibling?.remove()
  form.hidden = false
  // The QR code of a press release leads here with its number.
  const number = new URLSearchParams(location.search).get('number') ?? ''
  if (idInReference(number) === undefined) return
  field.value = number
  submit()
}

const form = document.querySelector<HTMLFormElement>('#check-text')
const field = form?.querySelector('textarea')
if (form && field) startForm(form, field)
