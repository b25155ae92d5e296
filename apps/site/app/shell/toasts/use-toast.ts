import { createToastList, type Notice } from './toast-list.ts'

/** The toasts of this document. Nothing is shown on the server. */
export const browserToasts = createToastList({
  now: () => performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer),
})

const showToast = (notice: Notice): void => void browserToasts.show(notice)

/**
 * Gives the way to say something in passing.
 *
 * @example const toast = useToast(); toast({ title: t('blogs', 'copied') })
 */
export const useToast = (): ((notice: Notice) => void) => showToast
