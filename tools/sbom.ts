/**
 * `npm run sbom`: what production consists of. `-- --to FILE` writes it (CycloneDX 1.6, JSON), else it
 * is printed; `-- --notices FILE` writes the licences of what is installed.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readLockfile } from './checks/project.ts'
import { root } from './root.ts'
import { makeNotices } from './sbom/notices.ts'
import { productionPackages } from './sbom/packages.ts'
import { readSbom } from './sbom/read-sbom.ts'

const { values } = parseArgs({ options: { to: { type: 'string' }, notices: { type: 'string' } } })
const lockfile = readLockfile()
if (values.notices) writeFileSync(values.notices, makeNotices(productionPackages(lockfile), root))
if (values.to) writeFileSync(values.to, readSbom())
if (!values.to && !values.notices) process.stdout.write(readSbom())
