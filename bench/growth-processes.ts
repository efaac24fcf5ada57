import { execFileSync } from 'node:child_process'

interface ProcessRow {
  readonly pid: number
  readonly parent: number
  readonly kilobytes: number
  readonly command: string
}

function processes(): ProcessRow[] {
  const text = execFileSync('ps', ['-Ao', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, ...command] = line.trim().split(/\s+/)
      return {
        pid: Number(pid),
        parent: Number(parent),
        kilobytes: Number(kilobytes),
        command: command.join(' '),
      }
    })
}

/** Every process below this one. */
function below(all: readonly ProcessRow[], pid: number): ProcessRow[] {
  return all
    .filter(({ parent }) => parent === pid)
    .flatMap((child) => [child, ...below(all, child.pid)])
}

/** The processes below this one now, by their numbers. */
export function descendants(): Set<number> {
  return new Set(below(processes(), process.pid).map(({ pid }) => pid))
}

/** Megabytes of memory that these processes hold, without npm and the shells it starts. */
export function megabytesOf(pids: ReadonlySet<number>): number {
  const counted = processes().filter(
    ({ pid, command }) => pids.has(pid) && !/^(npm|sh|\S*\/sh|ps)\b/.test(command),
  )
  return counted.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024
}
