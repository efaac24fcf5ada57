import type { PictureFormat } from '@gaashaan/contract'
import type { MediaStore } from '../store/media-store.ts'

const baseOf = (filename: string) => filename.replace(/\.[^.]*$/, '')

/** The name of a file made of a kept picture: `boat-8b09d4ef68-w640.avif` of `boat-8b09d4ef68.jpg`. */
export function variantName(filename: string, width: number, format: PictureFormat): string {
  return `${baseOf(filename)}-w${width}.${format}`
}

/** What follows the kept picture's name: our widths, or the `-400x225` that the desk made at first. */
const MADE_END = /-(?:w\d{1,4}|\d{3,4}x\d{1,4})\.(?:avif|webp|jpeg)(?:\.part)?$/

/** Whether a file is a variant of a stored picture. */
export function isVariantOf(filename: string, file: string): boolean {
  const base = baseOf(filename)
  return file.startsWith(base) && MADE_END.exec(file)?.index === base.length
}

/** The names that a kept file may have of which this one is itself, or was made. */
export function wholeNames(file: string): string[] {
  const made = MADE_END.exec(file)
  if (!made) return [file]
  const base = file.slice(0, made.index)
  return [file, `${base}.jpg`, `${base}.png`]
}

/**
 * Every file that was made of a kept picture: found by name, because a document that was replaced in
 * the meantime no longer tells them.
 */
export async function variantFilesOf(store: MediaStore, filename: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list(baseOf(filename))) {
    if (isVariantOf(filename, name)) names.push(name)
  }
  return names
}

/** Removes every variant of a stored picture from the store. */
export async function removeVariantFiles(store: MediaStore, filename: string): Promise<void> {
  await store.remove(await variantFilesOf(store, filename))
}
