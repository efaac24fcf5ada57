import { RefusedFile } from '../refused-file.ts'

export const UNREADABLE_PDF = new RefusedFile({
  en: 'The PDF cannot be read: the file is damaged or incomplete. Save it anew and upload that.',
  so: 'PDF-ka lama akhriyi karo: faylku waa dhaawacan yahay ama ma dhammaystirna. Mar kale kaydi, dabadeedna soo geli.',
})

const TWO_IN_ONE = new RefusedFile({
  en: 'The PDF is another kind of file at the same time (a page of HTML or an archive). Save it anew from its program and upload that.',
  so: 'PDF-ku isla mar ahaantaas waa fayl nooc kale ah (bog HTML ah ama kayd ZIP ah). Barnaamijkiisa ka soo kaydi mar kale, dabadeedna soo geli.',
})

/** Bytes within which readers look for a PDF's header and trailer (ISO 32000-1, Annex H). */
const EDGE_BYTES = 1024

/** The end record of a ZIP archive, and its length without the comment (APPNOTE §4.3.16). */
const ZIP_END = 'PK\x05\x06'
const ZIP_END_BYTES = 22

/** Whether the end record of a ZIP archive, with its comment, ends exactly with the file. */
function endsAsZip(data: Buffer): boolean {
  const start = Math.max(0, data.length - ZIP_END_BYTES - 0xffff)
  const tail = data.subarray(start)
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    const comment = at + ZIP_END_BYTES
    if (comment <= tail.length && comment + tail.readUInt16LE(comment - 2) === tail.length)
      return true
  }
  return false
}

/** Throws `RefusedFile` for a PDF that other programs would open as something else. */
export function refusePolyglot(data: Buffer): void {
  const start = data.toString('latin1', 0, EDGE_BYTES)
  if (/<(?:!doctype|html|head|body|script|svg|iframe)\b/i.test(start)) throw TWO_IN_ONE
  if (start.includes('PK\x03\x04') || endsAsZip(data)) throw TWO_IN_ONE
  if (!data.toString('latin1', Math.max(0, data.length - EDGE_BYTES)).includes('%%EOF')) {
    throw UNREADABLE_PDF
  }
}
