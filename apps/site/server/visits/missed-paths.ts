/** Which addresses without a page are told to the studio: neither scanners' nor anything of a person. */

/** What programs try that look for holes; no page of a site like this ever stood there. */
const scanned = [
  /\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|exe|dll|sh|bat|py|rb|action|do)(?:[/.~]|$)/,
  /\.(?:env|ini|cfg|conf|config|ya?ml|toml|log|sql|bak|old|orig|save|swp|tar|t?gz|zip|rar|7z|pem|key|db|sqlite)(?:[/.~]|$)/,
  /\/\./,
  /\/(?:wp|wp-[a-z-]+|wordpress|xmlrpc|phpmyadmin|pma|myadmin|adminer|mysql|cgi-bin|vendor|node_modules|actuator|solr|jenkins|owa|autodiscover|hnap1|boaform|telescope|_ignition|server-status|graphql|swagger[a-z-]*|api|admin|administrator|login|signin|console|manager|backup|debug|config|rest|v[12]|sftp|ftp|shell|cmd|cpanel|webmail)(?:\/|$)/,
  /[<>'"`|;${}\\]|\.\.|\/\/|\s/,
]

/** What may be about one person: an e-mail address, a telephone or a number, a key of a mail's link. */
const personal = [
  /@|%40/i,
  /(?:\p{Nd}[-_.+ ]?){9,}/u,
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i,
  /(?=[^/]*[0-9])(?=[^/]*[a-z])[a-z0-9_]{20,}/i,
]

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const strange = /[\u0000-\u001f\u007f-\u009f\p{Cf}]|%[0-9a-f]{2}/iu

/** @param path decoded, as `/blogs/مقال-قديم`. */
export function isWorthTelling(path: string): boolean {
  const plain = path.toLowerCase()
  const isOdd = !path.startsWith('/') || strange.test(path)
  return ![...scanned, ...personal].some((one) => one.test(plain)) && !isOdd
}
