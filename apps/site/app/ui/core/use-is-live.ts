import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script runs here: false in the server's page and until the page has come to life. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
