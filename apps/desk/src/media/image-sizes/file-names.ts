import type { PictureFormat } from '@gaashaan/contract/content/picture'
import type { MediaStore } from '../store/media-store.ts'

const withoutExtension = (filename: string) => filename.replace(/\.[^.]*$/, '')

/** The name of a variant of a stored picture: `boat-8b09d4ef68-w640.avif` for `boat-8b09d4ef68.jpg`. */
export function variantName(filename: string, width: number, format: PictureFormat): string {
  return `${withoutExtension(filename)}-w${width}.${format}`
}

/** The end of a variant's name: its width, or the `-400x225` of the desk's first release. */
const VARIANT_SUFFIX = /-(?:w\d{1,4}|\d{3,4}x\d{1,4})\.(?:avif|webp|jpeg)(?:\.part)?$/

/** Whether a file is a variant of a stored picture. */
export function isVariantOf(filename: string, file: string): boolean {
  const base = withoutExtension(filename)
  return file.startsWith(base) && VARIANT_SUFFIX.exec(file)?.index === base.length
}

/** The names that the stored file can have to which a file belongs: its own, or those of its original. */
export function originalNames(file: string): string[] {
  const suffix = VARIANT_SUFFIX.exec(file)
  if (!suffix) return [file]
  const base = file.slice(0, suffix.index)
  return [file, `${base}.jpg`, `${base}.png`]
}

/**
 * The names of a stored picture's variants in the store. They are found by name, because the document may
 * have a new picture by now.
 */
export async function listVariantFiles(store: MediaStore, filename: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list(withoutExtension(filename))) {
    if (isVariantOf(filename, name)) names.push(name)
  }
  return names
}
