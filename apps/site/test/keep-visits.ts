/** Keeps visits as fast as it can and says what is written, until it is killed: `keep-visits.ts FOLDER`. */
import { randomUUID } from 'node:crypto'
import { createVisitBuffer } from '../server/visits/visit-buffer.ts'
import { openVisitStore } from '../server/visits/visit-store.ts'

const store = openVisitStore(process.argv[2] ?? '')
let waiting: string[] = []
const buffer = createVisitBuffer({
  log: { info() {}, warn() {}, error() {} },
  store: {
    ...store,
    write(touches, opened) {
      store.write(touches, opened)
      process.stdout.write(`${waiting.join('\n')}\n`)
      waiting = []
    },
  },
})

setInterval(() => {
  for (let one = 0; one < 20; one += 1) {
    const id = randomUUID()
    waiting.push(id)
    buffer.keep({
      id,
      visitor: randomUUID(),
      kind: 'visit',
      locale: 'ar',
      deviceClass: 'phone',
      visit: { timestamp: new Date().toISOString(), utmParams: {}, additionalInfo: {} },
    })
    buffer.count({
      hour: '2026-11-21T08:00:00.000Z',
      path: '/',
      referrerHost: '',
      deviceClass: 'phone',
    })
  }
}, 5)
