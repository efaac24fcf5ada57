import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Everything } from './read-everything.ts'
import type { VersionRequest } from './version-process.ts'

const PROGRAM = fileURLToPath(new URL('version-process.ts', import.meta.url))

type Task = { do: 'migrate' | 'read' } | { do: 'write'; word: string }

/** A running version of the desk. */
interface Version {
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
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const replies = new Map<number, PromiseWithResolvers<unknown>>()
  child.on('message', ({ id, value, error }: { id: number; value?: unknown; error?: string }) => {
    if (error === undefined) replies.get(id)?.resolve(value)
    else replies.get(id)?.reject(new Error(error))
    replies.delete(id)
  })
  child.once('exit', (code) => {
    const ended = new Error(`The version in ${folder} ended with ${code}:\n${output}`)
    for (const reply of replies.values()) reply.reject(ended)
  })
  let lastId = 0
  const replyTo = (id: number) => {
    const reply = Promise.withResolvers<unknown>()
    replies.set(id, reply)
    return reply.promise
  }
  const request = (task: Task) => {
    lastId += 1
    child.send({ ...task, id: lastId } satisfies VersionRequest)
    return replyTo(lastId)
  }
  // The process sends a first message when its desk is open.
  await replyTo(0)
  return {
    migrate: async () => void (await request({ do: 'migrate' })),
    write: async (word) => void (await request({ do: 'write', word })),
    read: async () => (await request({ do: 'read' })) as Everything,
    stop: async () => {
      if (child.exitCode !== null || !child.connected) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
