import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Everything } from './read-everything.ts'
import type { VersionRequest } from './version-process.ts'

const PROGRAM = fileURLToPath(new URL('version-process.ts', import.meta.url))

type Work = { do: 'migrate' | 'read' } | { do: 'write'; word: string }

/** A running version of the desk, on a database. */
export interface Version {
  migrate(): Promise<void>
  write(word: string): Promise<void>
  read(): Promise<Everything>
  stop(): Promise<void>
}

/** Starts the version of the desk whose project is in a folder. */
export async function startVersion(
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<Version> {
  const child = fork(PROGRAM, {
    cwd: join(folder, 'apps', 'desk'),
    env: { ...process.env, ...variables },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  child.on('message', ({ id, value, error }: { id: number; value?: unknown; error?: string }) => {
    if (error === undefined) waiting.get(id)?.resolve(value)
    else waiting.get(id)?.reject(new Error(error))
    waiting.delete(id)
  })
  child.once('exit', (code) => {
    const ended = new Error(`The version in ${folder} ended with ${code}:\n${said}`)
    for (const each of waiting.values()) each.reject(ended)
  })
  let asked = 0
  const answerTo = (id: number) => {
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    return answer.promise
  }
  const ask = (work: Work) => {
    asked += 1
    const answer = answerTo(asked)
    child.send({ ...work, id: asked } satisfies VersionRequest)
    return answer
  }
  await answerTo(0)
  return {
    migrate: async () => void (await ask({ do: 'migrate' })),
    write: async (word) => void (await ask({ do: 'write', word })),
    read: async () => (await ask({ do: 'read' })) as Everything,
    stop: async () => {
      if (child.exitCode !== null || !child.connected) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
