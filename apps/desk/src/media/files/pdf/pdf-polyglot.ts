import { RefusedFile } from '../refused-file.ts'

export const UNREADABLE_PDF = new RefusedFile({
  en: 'The PDF cannot be read: the file is damaged or incomplete. Save it anew and upload that.',
  so: 'PDF-ka lama akhriyi karo: faylku waa dhaawacan yahay ama ma dhammaystirna. Mar kale kaydi, dabadeedna soo geli.',
})

const TWO_IN_ONE = new RefusedFile({
  en: 'The PDF is another kind of file at the same time (a page of HTML or an archive). Save it anew from its program and upload that.',
  so: 'PDF-ku isla mar ahaantaas waa fayl nooc kale ah (bog HTML ah ama kayd ZIP ah). Barnaamijkiisa ka soo kaydi mar kale, dabadeedna soo geli.',
})

/** Bytes within which readers look for a PDF's beginning and its end (ISO 32000-1, Annex H). */
const EDGE = 1024

/** True where the last record of a ZIP archive ends exactly with the file (APPNOTE §4.3.16). */
function endsAsZip(data: Buffer): boolean {
  for (
    let at = data.lastIndexOf('PK\x05\x06');
    at >= 0;
    at = data.lastIndexOf('PK\x05\x06', at - 1)
  ) {
    if (at + 22 <= data.length && at + 22 + data.readUInt16LE(at + 20) === data.length) return true
    if (at < data.length - 22 - 0xffff || at === 0) return false
  }
  return false
}

/** Throws `RefusedFile` for a PDF that other programs would open as something else. */
export function refusePolyglot(bytes: Uint8Array): void {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = data.toString('latin1', 0, EDGE)
  if (/<(?:!doctype|html|head|body|script|svg|iframe)\b/i.test(start)) throw TWO_IN_ONE
  if (start.includes('PK\x03\x04') || endsAsZip(data)) throw TWO_IN_ONE
  if (!data.toString('latin1', Math.max(0, data.length - EDGE)).includes('%%EOF')) {
    throw UNREADABLE_PDF
  }
}
