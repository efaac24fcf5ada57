import { spread } from '../server/figures.ts'
import { processorTime } from '../server/processes.ts'
import { wrk } from './wrk.ts'

/** One of the servers that are compared, and the processes whose processor time counts. */
export interface Side {
  readonly name: 'site' | 'nginx' | 'nginx tuned' | 'proxy'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Roots of its process trees. */
  readonly processes: readonly number[]
}

/** Requests a second, and microseconds of latency and of processor time. */
async function measure({ name, url, headers, processes }: Side, seconds: number) {
  const used = () => processes.reduce((sum, pid) => sum + processorTime(pid), 0)
  const before = used()
  const report = await wrk(url, headers, seconds)
  const microseconds = used() - before
  if (report.failed > 0) throw new Error(`${report.failed} requests to ${name} failed: ${url}`)
  return {
    rate: (report.requests / report.microseconds) * 1_000_000,
    median: report.median,
    percentile99: report.percentile99,
    processorTime: microseconds / report.requests,
  }
}

/** One round of one side. */
export type Round = Awaited<ReturnType<typeof measure>>

/**
 * Measures sides in alternating rounds, so that other work of the machine slows down all of them. A
 * round to warm up comes first and does not count.
 */
export async function alternatingRounds(
  sides: readonly Side[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<ReadonlyMap<Side['name'], readonly Round[]>> {
  const measured = new Map(sides.map(({ name }) => [name, [] as Round[]]))
  for (const side of sides) await measure(side, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) {
      measured.get(side.name)?.push(await measure(side, seconds))
    }
  }
  return measured
}

/** Ratios of one side to another, round by round: neighbours in time share the machine's noise. */
export function ratios(one: readonly Round[], other: readonly Round[]) {
  const ratioOf = (figure: 'rate' | 'processorTime') =>
    spread(one.map((round, index) => round[figure] / (other[index]?.[figure] ?? Number.NaN)))
  return { rate: ratioOf('rate'), processorTime: ratioOf('processorTime') }
}
