/**
 * The characters that all faces of a press release's PDF have, after `printedText`: Latin letters and what stands
 * beside them.
 */
const PRINTED =
  /^[\n\u0020-\u007e\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u0218-\u021b\u02bb\u02bc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/

/** A text as it stands on paper: without characters that nobody sees, and with plain spaces and hyphens. */
export const printedText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\S\n\u00a0]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')

/** Whether a text can be printed: one with Arabic letters, for example, has no PDF. */
export const hasPrintedLetters = (text: string): boolean => PRINTED.test(printedText(text))
