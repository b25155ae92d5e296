/** This browser and its notices: what it can, what it was told, how it begins and how it ends. */
import { callStudio } from '../../platform/admin/ask.ts'

export type Device = { id: string; name: string; hash: string; createdAt: string }

/** `install`: only once the studio stands on the home screen. */
export type Ability = 'ready' | 'refused' | 'install' | 'none'

const worker = '/push-worker.js'
const scope = { scope: '/admin' }

export function abilityOf(): Ability {
  const isKnown =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isKnown) return Notification.permission === 'denied' ? 'refused' : 'ready'
  return /iPhone|iPad|Macintosh.*Mobile/.test(navigator.userAgent) ? 'install' : 'none'
}

/** Asks the person, as browsers want it, at their press. @returns whether notices come from now on. */
export async function switchOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const key = await callStudio<{ publicKey: string }>('push/key')
  if (!key.ok) return false
  await navigator.serviceWorker.register(worker, scope)
  const registration = await ready()
  const options = { userVisibleOnly: true, applicationServerKey: key.value.publicKey }
  const made = await subscribed(registration, options)
  return (await callStudio('push/devices', 'POST', made.toJSON())).ok
}

/** Keys that were lost are another studio's: the browser has to forget the old ones first. */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  options: PushSubscriptionOptionsInit,
): Promise<PushSubscription> {
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

export async function switchOff(): Promise<void> {
  const subscription = await subscriptionOf()
  await subscription?.unsubscribe()
}

/** The hash by which the studio knows this browser; nothing where notices are off here. */
export async function hashOfThis(): Promise<string | undefined> {
  const subscription = await subscriptionOf()
  if (!subscription) return undefined
  const bytes = new TextEncoder().encode(subscription.endpoint)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function subscriptionOf() {
  const registration = await navigator.serviceWorker?.getRegistration(scope.scope)
  return registration?.pushManager.getSubscription()
}

/** A worker that has just been registered takes a moment to begin. */
async function ready(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(scope.scope)
  if (!registration) throw new Error('no worker')
  const starting = registration.installing ?? registration.waiting
  if (registration.active || !starting) return registration
  await new Promise<void>((resolve) =>
    starting.addEventListener('statechange', () => {
      if (starting.state === 'activated') resolve()
    }),
  )
  return registration
}
