import type { Service } from './service.mjs'

export interface Stack {
  readonly site: string
  readonly desk: string
  readonly services: readonly Service[]
  readonly stop: () => Promise<void>
}

export function migrate(
  shared: Readonly<Record<string, string>>,
  from?: string,
): Promise<'copied' | 'migrated'>
export function startStack(options: {
  readonly dataDir: string
  readonly sitePort: number
  readonly deskPort: number
  readonly sample?: boolean
  readonly migrated?: string | undefined
  readonly env?: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}): Promise<Stack>
