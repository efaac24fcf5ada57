/** Letters, digits, hyphens, underscores and dots, not starting with a dot: no way out of a folder. */
const PLAIN_NAME = /^[\w-][\w.-]{0,254}$/

/** Whether a file of the media can have this name at all. */
export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name)
}

/** The name; throws for one that no file of the media has. */
export function plainNameOf(name: string): string {
  if (!isPlainName(name)) throw new Error(`${JSON.stringify(name)} is no name of a file`)
  return name
}
