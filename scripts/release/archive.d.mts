export function packFolder(
  folder: string,
  options: {
    /** Of the one folder in the archive. */
    readonly name: string
    /** Seconds since 1970. */
    readonly moment: number
    readonly left: readonly string[]
    readonly file: string
  },
): Promise<void>
