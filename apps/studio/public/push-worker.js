/* Shows notices of the studio and opens what they are about. It answers no request and keeps nothing. */
self.addEventListener('push', (event) => {
  const notice = event.data ? event.data.json() : {}
  const options = {
    body: notice.body,
    lang: notice.lang,
    dir: notice.dir,
    tag: notice.url,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: notice.url },
  }
  event.waitUntil(self.registration.showNotification(notice.title || 'Wajiha', options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data.url || '/admin', self.location.origin)
  // Only the studio's own pages, whatever a message says.
  if (url.origin !== self.location.origin || !url.pathname.startsWith('/admin')) return
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' })
    const there = windows.find((one) => new URL(one.url).pathname === url.pathname)
    return there ? there.focus() : self.clients.openWindow(url.href)
  }
  event.waitUntil(open())
})
