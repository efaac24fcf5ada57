/**
 * Deepest nesting that is parsed: the API host's responses have a few levels. JSON that is nested a
 * hundred thousand levels deep takes a parser a second, and overflows the stack of code that walks
 * it.
 */
const MAX_DEPTH = 100

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** `[` and `{` differ in one bit, and so do `]` and `}`. The mask clears that bit. */
const OPENING = 0x5b
const CLOSING = 0x5d
const BRACKET_MASK = ~0x20

function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at - 1
  while (bytes[before] === BACKSLASH) before -= 1
  return (at - before) % 2 === 0
}

function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === QUOTE) {
      do {
        at = bytes.indexOf(QUOTE, at + 1)
        if (at === -1) return false
      } while (isEscaped(bytes, at))
    } else if ((byte & BRACKET_MASK) === OPENING) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if ((byte & BRACKET_MASK) === CLOSING) depth -= 1
  }
  return false
}

/** The value of a JSON body; `undefined` if it is not JSON or is nested too deep. */
export function parseJson(body: Buffer): unknown {
  try {
    return isTooDeep(body) ? undefined : JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
