/** Keeps visits as fast as it can and says what is written, until it is killed: `keep-visits.ts FOLDER`. */
import { randomUUID } from 'node:crypto'
import { openBook } from '../server/touches/book.ts'
import { createKeeper } from '../server/touches/keeper.ts'

const book = openBook(process.argv[2] ?? '')
let waiting: string[] = []
const keeper = createKeeper({
  log: { info() {}, warn() {}, error() {} },
  book: {
    ...book,
    write(touches, opened) {
      book.write(touches, opened)
      process.stdout.write(`${waiting.join('\n')}\n`)
      waiting = []
    },
  },
})

setInterval(() => {
  for (let one = 0; one < 20; one += 1) {
    const id = randomUUID()
    waiting.push(id)
    keeper.keep({
      ...{ id, visitor: randomUUID(), kind: 'visit', locale: 'ar', deviceClass: 'phone' },
      visit: { timestamp: new Date().toISOString(), utmParams: {}, additionalInfo: {} },
    })
    keeper.count({
      ...{ hour: '2026-11-21T08:00:00.000Z', path: '/', referrerHost: '', deviceClass: 'phone' },
    })
  }
}, 5)
