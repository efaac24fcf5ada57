import { type Meter, meterFrom, meterOf, type Sample, type Together } from './meters.ts'

type Read = () => number | readonly Sample[] | Promise<number | readonly Sample[]>

interface Gauge extends Meter {
  read: Read
}

/**
 * A number as it is at the moment when somebody looks. Made again, it is read the new way. One that
 * cannot be read is left out of the answer.
 */
export function gauge(name: string, help: string, read: Read, aggregator: Together = 'sum'): void {
  const made: Gauge = meterOf(name, () => {
    const described = { name, help, type: 'gauge', aggregator } as const
    const meter = meterFrom(described, async () => {
      try {
        const told = await made.read()
        return typeof told === 'number' ? [{ labels: {}, value: told }] : told
      } catch {
        return []
      }
    })
    return { ...meter, read }
  })
  made.read = read
}
