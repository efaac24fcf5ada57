type Struct = PDFKit.PDFStructureElement

/** What a structure element has: others, and what is written inside it. */
export type Child = Struct | (() => void)

interface Options {
  readonly alt?: string
  /** Left, top, right and bottom on the page, in points. */
  readonly bbox?: readonly [number, number, number, number]
  readonly scope?: 'Column' | 'Row' | 'Both'
}

/** A structure element with its children. `@types/pdfkit` is older than pdfkit and knows fewer options. */
export function element(
  doc: PDFKit.PDFDocument,
  type: string,
  children: readonly Child[],
  options: Options = {},
): Struct {
  const newer = doc as unknown as {
    struct(type: string, options: Options, children: readonly Child[]): Struct
  }
  return newer.struct(type, options, children)
}
