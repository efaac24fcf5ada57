/**
 * How deep JSON may be nested: answers are a few levels deep. What is a hundred thousand deep is read
 * by a parser in a second or not at all, and ends the stack of whoever walks through it.
 */
const MAX_DEPTH = 100

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** `[` and `{`, `]` and `}`: they differ in one bit, which is left out. */
const OPENS = 0x5b
const CLOSES = 0x5d
const WITHOUT_BIT = ~0x20

function nestsTooDeep(bytes: Uint8Array): boolean {
  let depth = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === QUOTE) {
      do {
        at = bytes.indexOf(QUOTE, at + 1)
        if (at === -1) return false
      } while (isEscaped(bytes, at))
    } else if ((byte & WITHOUT_BIT) === OPENS) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if ((byte & WITHOUT_BIT) === CLOSES) depth -= 1
  }
  return false
}

function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at - 1
  while (bytes[before] === BACKSLASH) before -= 1
  return (at - before) % 2 === 0
}

/** The value a JSON body stands for; `undefined` when it cannot be read, or is nested too deep. */
export function readJson(body: Buffer): unknown {
  try {
    return nestsTooDeep(body) ? undefined : JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
