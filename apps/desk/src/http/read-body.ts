/** A request's body as text, or why it was not read. */
type BodyRead =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'body_too_large' | 'invalid_body' }

/**
 * Reads a body of at most `maxBytes`. The bytes are counted while they arrive, so that a missing or
 * false Content-Length changes nothing.
 */
export async function readBody(request: Request, maxBytes: number): Promise<BodyRead> {
  if (Number(request.headers.get('content-length')) > maxBytes) {
    return { ok: false, code: 'body_too_large' }
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) return { ok: false, code: 'body_too_large' }
      text += decoder.decode(chunk, { stream: true })
    }
    return { ok: true, text: text + decoder.decode() }
  } catch {
    return { ok: false, code: 'invalid_body' }
  }
}
