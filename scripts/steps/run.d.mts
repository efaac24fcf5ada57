/** The repository's root. */
export const ROOT: string

/** What a child process gets of this one's environment, and these variables. */
export function environment(env?: Readonly<Record<string, string>>): NodeJS.ProcessEnv

/** Runs a program to its end: what it printed. Rejects with that where it fails. */
export function run(
  program: string,
  args: readonly string[],
  options?: {
    readonly env?: Readonly<Record<string, string>>
    readonly show?: boolean
    readonly cwd?: string
  },
): Promise<string>
