import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { Config } from 'payload'
import { deskViews } from './desk/admin/views.ts'

/** How the studio presents itself. Looks live in `app/(studio)/studio.css`. */
export const admin: Config['admin'] = {
  user: 'users',
  // No picture is fetched from a stranger's server for a person who signs in.
  avatar: 'default',
  importMap: { baseDir: process.cwd(), importMapFile: 'app/(studio)/admin/importMap.js' },
  meta: { titleSuffix: ' · واجهة' },
  timezones: { defaultTimezone: agencyTimeZone },
  dateFormat: 'dd MMMM yyyy · HH:mm',
  components: {
    providers: [
      '/src/platform/admin/platform-words.tsx#PlatformWords',
      '/src/content/uploads/check-files.tsx#CheckFiles',
    ],
    graphics: {
      Logo: '/src/platform/admin/marks.tsx#Logo',
      Icon: '/src/platform/admin/marks.tsx#Icon',
    },
    beforeDashboard: [
      '/src/alarms/admin/mail-notice.tsx#MailNotice',
      '/src/alarms/admin/alarm-notice.tsx#AlarmNotice',
      '/src/privacy/view/privacy-notice.tsx#PrivacyNotice',
      '/src/webhooks/admin/webhook-notice.tsx#WebhookNotice',
      '/src/desk/admin/desk-today.tsx#DeskToday',
    ],
    beforeNavLinks: ['/src/desk/admin/nav-links.tsx#NavLinks'],
    afterNavLinks: [
      '/src/reports/nav-link.tsx#ReportsLinks',
      '/src/privacy/view/nav-link.tsx#PrivacyLink',
    ],
    views: {
      login: { Component: '/src/accounts/sign-in/login/login-view.tsx#LoginView', path: '/login' },
      inactivity: {
        Component: '/src/accounts/sign-in/inactivity.tsx#Inactivity',
        path: '/logout-inactivity',
      },
      privacy: { Component: '/src/privacy/view/view.tsx#PrivacyView', path: '/privacy' },
      reports: { Component: '/src/reports/view.tsx#ReportsView', path: '/reports' },
      linkKit: { Component: '/src/attribution/link-kit/view.tsx#LinkKitView', path: '/link-kit' },
      ...deskViews,
    },
  },
}
