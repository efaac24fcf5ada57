export interface Service {
  /** Ends the processes started here and waits for their end. */
  readonly stop: () => Promise<void>
  /** Settles with the exit code or signal. */
  readonly ended: Promise<number | string>
}

export function freePort(): Promise<number>
export function stopServices(): Promise<void>
export function answers(url: string): Promise<boolean>
export function startService(options: {
  readonly workspace: string
  /** `start` when left out. */
  readonly script?: string
  readonly url: string
  readonly env?: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}): Promise<Service>
