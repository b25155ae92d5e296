/**
 * What a program can do that is dangerous where a stranger's words reach it, and the places of this
 * project that do it all the same, each with why nothing comes of it (ASVS 5.0, 15.1.5).
 */
export type Danger = {
  what: string
  pattern: RegExp
  /** Only below these folders; everywhere where none is named. */
  within?: RegExp
  /** Nothing is wrong where this stands within a few lines. */
  unless?: RegExp
  places: Record<string, string>
}

export const dangers: Record<string, Danger> = {
  shell: {
    what: 'hands a command to a shell; start a program with a list of arguments',
    pattern: /\bshell: true|\{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'|'\/bin\/sh'/,
    places: {
      'tools/stack/postgres.ts':
        'a fixed line that waits for the end of a pipe; its one value is a process id',
    },
  },
  evaluation: {
    what: 'runs text as a program',
    pattern: /\beval\(|\bnew Function\(|'node:vm'|\bset(?:Timeout|Interval)\(\s*['"`]/,
    places: {
      'apps/site/server/limits/valkey-store.ts':
        'two fixed scripts that the server of counts runs; what visitors wrote is no part of them',
    },
  },
  markup: {
    what: 'writes text into a page as markup; let React escape it',
    pattern:
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/,
    places: {
      'apps/studio/src/start/week.tsx': 'a chart that draw-chart.ts drew, its words escaped',
      'apps/studio/src/reports/report-card.tsx':
        'a chart that draw-chart.ts drew, its words escaped',
      'apps/site/app/ui/own-script.tsx': 'scripts of ours that stand in the source',
      'apps/site/app/icons/icon.tsx': 'drawings of the icon set of the build',
      'apps/site/app/consent/core/consent-notice.tsx': 'what the server wrote, kept as it stands',
    },
  },
  expression: {
    what: 'builds a regular expression from a value; escape it, or compare without one',
    pattern: /new RegExp\(`[^`]*\$\{/,
    within: /^(?:apps\/[^/]+\/(?:src|server|app)|packages)\//,
    places: {
      'apps/studio/src/platform/admin/installed/page-head.ts':
        'the product’s name, which stands in the source',
      'apps/studio/src/mail/bounces/bounce-address.ts': 'parts of a setting, escaped',
      'apps/studio/src/notices/find-mentioned.ts': 'names of colleagues, escaped',
      'apps/studio/src/transfer/markdown/article.ts': 'the two languages',
      'apps/studio/src/transfer/wordpress/languages.ts': 'the two languages',
      'apps/site/server/http/cookies.ts': 'names and shapes of cookies, which stand in the source',
      'apps/site/server/short-links/draw-stand.ts': 'an address of ours',
      'apps/site/server/share-images/share-images.ts': 'an address of ours',
      'apps/site/server/newsletter/newsletter-page.ts': 'an address of ours',
      'apps/site/server/pages/unused-names.ts': 'marks of the renderer',
      'apps/site/server/forms/spam/word-lists.ts': 'words of the agency’s list, folded to letters',
      'apps/site/app/locale/remember-locale.ts': 'the name of a cookie',
      'apps/site/app/consent/start/consent.ts': 'the name of a cookie',
      'packages/arabic/src/split-arabic.ts': 'classes of letters',
      'packages/contract/src/post-blocks.ts': 'a shape that stands in the source',
      'packages/contract/src/project.ts': 'a shape that stands in the source',
    },
  },
  cipher: {
    what: 'encrypts; only AES-256-GCM by second-factor/sealed.ts does, and backups by age',
    pattern: /\bcreate(?:Cipher|Decipher)iv\(|\bcreateSign\(|\b(?:public|private)Encrypt\(/,
    places: {
      'apps/studio/src/accounts/second-factor/sealed.ts':
        'AES-256-GCM, bound to a person, a nonce each time',
    },
  },
  hash: {
    what: 'hashes with something other than SHA-256',
    pattern: /\bcreate(?:Hash|Hmac)\(['"`](?!sha256['"`])|\bpbkdf2\w*\([^)]*'sha1'/,
    places: {},
  },
  chance: {
    what: 'draws from Math.random, which can be foretold; use node:crypto',
    pattern: /\bMath\.random\b/,
    within: /^(?:apps|packages)\//,
    places: {
      'apps/site/app/visit/visit.ts': 'the number of a tab’s visit, which opens nothing',
    },
  },
  certificates: {
    what: 'does not look at certificates',
    pattern: /rejectUnauthorized\s*[:=]\s*false|NODE_TLS_REJECT_UNAUTHORIZED/,
    places: {
      'tools/doctor/around/certificates.ts':
        'asks to be shown one, says why a browser would refuse it, and sends nothing',
    },
  },
  messages: {
    what: 'hears messages of other windows; look at their origin, window and shape first',
    pattern: /addEventListener\('message'|\bonmessage\b/,
    within: /^(?:apps|packages)\//,
    places: {
      'apps/studio/src/content/preview/admin/use-framed-page.ts':
        'compares origin and window, and reads two named fields',
    },
  },
  'plug-ins': {
    what: 'embeds what only a plug-in of old browsers ran',
    pattern: /^\s*<(?:object|embed|applet)\b/,
    within: /\.tsx$/,
    places: {},
  },
  sockets: {
    what: 'opens a socket of the web, which nothing here guards',
    pattern: /\bnew WebSocket\b|\bWebSocketServer\b/,
    places: {},
  },
  redirects: {
    what: 'asks another server and follows where it leads; say `redirect`',
    pattern: /(?<![.\w])fetch\(/,
    within: /^apps\/(?:site\/server|studio\/src)\/(?!.*(?:\/admin\/|\.tsx$))/,
    unless: /\bredirect: '(?:manual|error)'/,
    places: {
      'apps/site/server/plumbing/fetch-from-studio.ts':
        'who asks by it says `redirect`, or does not compile',
      'apps/site/server/pages/render.ts':
        'the renderer in this process, which takes a request as a server does',
      'apps/studio/src/accounts/sign-in/login/sign-in.ts': 'runs in the browser, asks the studio',
      'apps/studio/src/privacy/view/save-file.ts': 'runs in the browser, asks the studio',
    },
  },
  logs: {
    what: 'writes a line past the log of its part, whose lines are one JSON object each',
    pattern:
      /\bconsole\.(?:log|info|warn|error|debug)\(|\bprocess\.std(?:out|err)\.write\(|\bappendFile(?:Sync)?\(/,
    within: /^apps\/(?:site\/server\/|studio\/(?:server\.ts|src\/(?!cli\/|migrations\/)))/,
    places: {
      'apps/site/server/log.ts': 'the log itself',
      'apps/studio/src/platform/server/open-traces.ts':
        'one JSON object, where Payload and its log are not there yet',
      'apps/site/server/main.ts': 'says that the site is ready, or why it does not start',
      'apps/site/server/dev.ts': 'says that the site is ready, or why it does not start',
      'apps/studio/server.ts': 'says that the studio is ready, or why it does not start',
      'apps/studio/src/platform/database/careful-pool.ts':
        'says that the database closed a connection',
      'apps/studio/src/first-run/filling/store.ts': 'tells whoever loads the demo how far it is',
      'apps/studio/src/first-run/filling/load.ts': 'tells whoever loads the demo how far it is',
      'apps/studio/src/transfer/command.ts': 'answers whoever runs the command',
    },
  },
}
