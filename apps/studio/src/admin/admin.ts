import type { Config } from 'payload'

/** How the studio presents itself. Looks live in `app/(studio)/studio.css`. */
export const admin: Config['admin'] = {
  user: 'users',
  // No picture is fetched from a stranger's server for a person who signs in.
  avatar: 'default',
  importMap: { baseDir: process.cwd(), importMapFile: 'app/(studio)/admin/importMap.js' },
  meta: { titleSuffix: ' · واجهة' },
  timezones: { defaultTimezone: 'Asia/Riyadh' },
  dateFormat: 'dd MMMM yyyy، HH:mm',
}
