import { median, spread } from '../server/figures.ts'
import { processorTime } from '../server/processes.ts'
import { type WrkReport, wrk } from './wrk.ts'

/** One server that answers what is measured, and the processes whose time it costs. */
export interface Side {
  readonly name: 'site' | 'nginx' | 'nginx tuned' | 'proxy'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Roots of the process trees that answer. */
  readonly processes: readonly number[]
}

/** One round of one side: requests a second, microseconds of latency and of processor time. */
export interface Round {
  readonly rate: number
  readonly median: number
  readonly percentile99: number
  readonly processorTime: number
}

async function measure({ name, url, headers, processes }: Side, seconds: number): Promise<Round> {
  const used = () => processes.reduce((sum, pid) => sum + processorTime(pid), 0)
  const before = used()
  const report: WrkReport = await wrk(url, headers, seconds)
  const taken = used() - before
  if (report.failed > 0) throw new Error(`${report.failed} requests to ${name} failed: ${url}`)
  return {
    rate: (report.requests / report.microseconds) * 1_000_000,
    median: report.median,
    percentile99: report.percentile99,
    processorTime: taken / report.requests,
  }
}

/**
 * Measures sides in alternating rounds, so that what else the machine does falls on all of them;
 * one round more comes first, to warm up, and does not count.
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

/** What a side's rounds came to; times in microseconds. */
export function summary(rounds: readonly Round[]) {
  return {
    rate: median(rounds.map((round) => round.rate)),
    median: median(rounds.map((round) => round.median)),
    percentile99: median(rounds.map((round) => round.percentile99)),
    processorTime: median(rounds.map((round) => round.processorTime)),
  }
}

/** Ratios of one side to another, taken round by round: neighbours in time share the machine's noise. */
export function ratios(one: readonly Round[], other: readonly Round[]) {
  const of = (figure: 'rate' | 'processorTime') =>
    spread(one.map((round, index) => round[figure] / (other[index]?.[figure] ?? Number.NaN)))
  return { rate: of('rate'), processorTime: of('processorTime') }
}
