export function npmCi(options?: {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
}): Promise<void>

export function assertPinnedNode(): Promise<void>
