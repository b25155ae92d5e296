import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { useToast } from '#app/shell/toasts/use-toast.ts'
import { Wrap } from '#app/ui/core/page.tsx'
import styles from './network-banner.module.css'
import { canReachSite, online } from './online.ts'

/**
 * Says that the network is gone, above the masthead, and leaves by itself. The region stands in
 * every page from the start, so that readers announce what enters it.
 */
export function NetworkBanner() {
  const isOnline = useSyncExternalStore(online.subscribe, online.now, online.onServer)
  useWordOfReturn(isOnline)
  return (
    <div className={styles.region} role="status" data-network={isOnline ? 'there' : 'gone'}>
      {!isOnline && <Gone />}
    </div>
  )
}

type Attempt = 'none' | 'asking' | 'failed' | 'reached'

function Gone() {
  const { t } = useWords()
  const [attempt, setAttempt] = useState<Attempt>('none')
  const retry = async () => {
    setAttempt('asking')
    setAttempt((await canReachSite()) ? 'reached' : 'failed')
  }
  // The browser was wrong: the site answers.
  if (attempt === 'reached') return null
  return (
    <div className={styles.banner}>
      <Wrap className={styles.line}>
        <span className={styles.gap} aria-hidden="true" />
        <span>{t('general', attempt === 'failed' ? 'offline.still' : 'offline')}</span>
        <button type="button" onClick={retry} aria-busy={attempt === 'asking'}>
          {t('general', 'offline.retry')}
        </button>
      </Wrap>
    </div>
  )
}

/** Says in passing that the network is there again. */
function useWordOfReturn(isOnline: boolean) {
  const { t } = useWords()
  const toast = useToast()
  const wasGone = useRef(false)
  useEffect(() => {
    if (isOnline && wasGone.current) toast({ title: t('general', 'online') })
    wasGone.current = !isOnline
  }, [isOnline, t, toast])
}
