/** Letters, digits, `_`, `-` and `.`, without a dot at the start: a name cannot leave its folder. */
const PLAIN_NAME = /^[\w-][\w.-]{0,254}$/

/** Whether a media file can have this name. */
export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name)
}

/** Returns the name; throws for one that no media file can have. */
export function checkedName(name: string): string {
  if (!isPlainName(name)) throw new Error(`${JSON.stringify(name)} is no name of a file`)
  return name
}
