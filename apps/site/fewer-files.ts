/**
 * Leaves out files of the browser's build that hold nothing of their own. The bundler writes one for every module
 * that is imported on demand and lies in a file with others: it says `export{a as b}from"./other.js"`, and costs
 * a visitor a request. Whoever imports it asks for the other file instead. The bundler's helpers, half a kilobyte that
 * nearly every file imports, move into the file that is there first.
 *
 * Names stay true: a file's name follows from what it holds before this, the names of such files among it.
 */
import type { Plugin } from 'vite'
import { chunkNames } from './app/chunk-names.ts'

/** What is done here needs of a file of the build. */
export type BuiltFile = {
  fileName: string
  name: string
  code: string
  imports: string[]
  dynamicImports: string[]
}

const folder = '_assets/'
const address = (file: string) => JSON.stringify(`./${file.slice(folder.length)}`)

/** `export{a as b}from"./other.js"`, beside files that are imported for nothing but being there. */
const shape = /^(?:import"[^"]+";)*(?:export\{([^}]*)\}from"\.\/([^"]+)";?)?\s*$/

type Facade = { of: string; exports: string }

/** What a file passes on and from where, if that is all it does. */
function readFacade(code: string): Facade | undefined {
  const found = shape.exec(code.trim())
  const first = /import"\.\/([^"]+)"/.exec(code)?.[1]
  const [, names = '', from = first] = found ?? []
  if (!found || !from) return
  const pairs = names
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [inside = '', outside = inside] = one.split(' as ')
      return `${outside}:m.${inside}`
    })
  return { of: folder + from, exports: pairs.join() }
}

/** Takes files that only pass others on out of a build, and returns their names. */
export function dropFacades(files: readonly BuiltFile[]): string[] {
  const dropped: string[] = []
  for (const file of files) {
    const facade = readFacade(file.code)
    const importers = files.filter((one) => one.dynamicImports.includes(file.fileName))
    if (!facade || importers.length === 0) continue
    for (const one of files) forget(one, file.fileName)
    for (const one of importers) passBy(one, file.fileName, facade)
    dropped.push(file.fileName)
  }
  return dropped
}

/** The file that holds a module imports its facade in turn, for nothing. */
function forget(importer: BuiltFile, file: string): void {
  if (!importer.imports.includes(file)) return
  const asked = `import"./${file.slice(folder.length)}";`
  if (!importer.code.includes(asked)) throw new Error(`${importer.fileName} needs ${file}.`)
  importer.code = importer.code.replace(asked, '')
  importer.imports = importer.imports.filter((one) => one !== file)
}

function passBy(importer: BuiltFile, file: string, facade: Facade): void {
  const asked = facade.exports ? `.then(m=>({${facade.exports}}))` : ''
  const before = new RegExp(`import\\((["'\`])\\./${escaped(file.slice(folder.length))}\\1\\)`, 'g')
  if (!before.test(importer.code)) throw new Error(`${importer.fileName} does not import ${file}.`)
  importer.code = importer.code.replace(before, () => `import(${address(facade.of)})${asked}`)
  importer.dynamicImports = importer.dynamicImports.map((one) => (one === file ? facade.of : one))
}

/** Moves the exports of one file into another that imports nothing, under names that no bundler gives. */
export function moveInto(host: BuiltFile, guest: BuiltFile, files: readonly BuiltFile[]): void {
  const [, body = '', names = ''] = /^([\s\S]*)export\{([^}]*)\};?\s*$/.exec(guest.code) ?? []
  if (!names) throw new Error(`${guest.fileName} does not end with what it exports.`)
  const pairs = names.split(',').map((one) => {
    const [inside = '', outside = inside] = one.split(' as ')
    return { inside, outside }
  })
  const given = pairs.map(({ inside, outside }) => `${outside}:${inside}`)
  const taken = pairs.map(({ outside }) => `${outside}:${guestName(outside)}`)
  const exported = pairs.map(({ outside }) => guestName(outside))
  host.code = `const{${taken}}=(()=>{${body}return{${given}}})();export{${exported}};${host.code}`
  for (const file of files) askHost(file, host, guest)
}

const guestName = (name: string) => `rolldown_${name}`

function askHost(file: BuiltFile, host: BuiltFile, guest: BuiltFile): void {
  const from = `from"./${guest.fileName.slice(folder.length)}"`
  if (!file.code.includes(from)) return
  const asked = new RegExp(`import\\{([^}]*)\\}${escaped(from)}`, 'g')
  file.code = file.code.replace(asked, (_, names: string) => {
    const renamed = names.split(',').map((one) => {
      const [outside = '', inside = outside] = one.split(' as ')
      return `${guestName(outside)} as ${inside}`
    })
    return `import{${renamed}}from${address(host.fileName)}`
  })
  if (file.code.includes(from)) throw new Error(`${file.fileName} imports helpers in a new way.`)
  const imports = file.imports.map((one) => (one === guest.fileName ? host.fileName : one))
  file.imports = [...new Set(imports)]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function fewerFiles(): Plugin {
  return {
    name: 'fewer-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk')
        const helpers = files.find(({ name }) => name === 'rolldown-runtime')
        const start = files.find(({ name }) => name === chunkNames.start)
        if (!helpers || !start) throw new Error('The bundler names its files otherwise.')
        moveInto(start, helpers, files)
        for (const file of [helpers.fileName, ...dropFacades(files)]) delete bundle[file]
      },
    },
  }
}
