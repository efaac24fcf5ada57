import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/** Whether the bundle runs this page: false on the server, and in the browser until the bundle has come. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
}
