import type { DeskLanguage } from '../../../i18n/messages.ts'

/** The result of a call: its data, or a message for the person. */
export type SendResult<T> =
  | { readonly data: T; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: string }

const UNREACHED = {
  en: 'The desk could not be reached. Try again.',
  so: 'Miiska lama gaari karin. Mar kale isku day.',
} as const

/** Calls the desk from a screen of its own, with the session of the person who sits there. */
export async function send<T>(
  method: 'GET' | 'POST',
  path: string,
  language: DeskLanguage,
  body?: object,
): Promise<SendResult<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      credentials: 'include',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = (await answer.json()) as T & { errors?: readonly { message: string }[] }
    if (answer.ok) return { data: json }
    return { failure: failureIn(json.errors) || UNREACHED[language] }
  } catch {
    return { failure: UNREACHED[language] }
  }
}

interface Fault {
  readonly message: string
  readonly data?: { readonly errors?: readonly { readonly message: string }[] }
}

/** The first error message of a response; that of a field where it names one. */
function failureIn(errors: readonly Fault[] | undefined): string | undefined {
  const [first] = errors ?? []
  return first?.data?.errors?.[0]?.message ?? first?.message
}
