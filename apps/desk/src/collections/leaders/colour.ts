const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const RGBA = /^rgba?\(\s*\d{1,3}(?:\s*,\s*\d{1,3}){2}(?:\s*,\s*(?:0|1|0?\.\d+))?\s*\)$/i

/** The error of a leader's colour; `undefined` for an empty, hex or rgba colour (Specification §3). */
export function colourProblem(colour: string | null | undefined): string | undefined {
  if (!colour || HEX.test(colour) || RGBA.test(colour)) return undefined
  return 'Write a colour like #14532D or rgba(20, 83, 45, 0.85).'
}
