import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the bundle runs this page: false on the server, and in the browser until it has come. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
