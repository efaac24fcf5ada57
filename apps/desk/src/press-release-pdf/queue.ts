/** The queue is as long as it may be. */
export class QueueFull extends Error {}

/** Does one piece of work at a time; rejects with `QueueFull` where `maxWaiting` others wait already. */
export function createQueue(maxWaiting: number) {
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (pending > maxWaiting) throw new QueueFull()
    pending += 1
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result.finally(() => {
      pending -= 1
    })
  }
}
