/** Loaded into a site under test: writes what hangs on every object, again and again. */
import { writeFileSync } from 'node:fs'

let looks = 0
setInterval(() => {
  looks += 1
  const names = Reflect.ownKeys(Object.prototype).map(String)
  writeFileSync(process.env.PROTOTYPE_FILE, JSON.stringify({ looks, names }))
}, 100).unref()
