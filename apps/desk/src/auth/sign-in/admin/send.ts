import type { DeskLanguage } from '../../../i18n/messages.ts'

type SendResult<T> =
  | { readonly data: T; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: string }

const UNREACHABLE = {
  en: 'The desk could not be reached. Try again.',
  so: 'Miiska lama gaari karin. Mar kale isku day.',
} as const

/** Sends a request to the desk with the person's session; a failure is a message for the person. */
export async function send<T>(
  method: 'GET' | 'POST',
  path: string,
  language: DeskLanguage,
  body?: object,
): Promise<SendResult<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'include',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = (await response.json()) as T & { errors?: readonly ApiError[] }
    if (response.ok) return { data: json }
    return { failure: errorMessage(json.errors) || UNREACHABLE[language] }
  } catch {
    return { failure: UNREACHABLE[language] }
  }
}

interface ApiError {
  readonly message: string
  readonly data?: { readonly errors?: readonly { readonly message: string }[] }
}

/** The first error message of a response; that of a field where it names one. */
function errorMessage([error]: readonly ApiError[] = []): string | undefined {
  return error?.data?.errors?.[0]?.message ?? error?.message
}
