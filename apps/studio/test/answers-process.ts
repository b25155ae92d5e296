/** A process of its own that says what a studio answers to everything that content leads to. */
import { getPayload } from 'payload'
import { handleApi } from '../src/api/handle.ts'
import config from '../src/payload.config.ts'
import { answersOf } from './answers.ts'

const payload = await getPayload({ config })
const answers = await answersOf((path, locale) => {
  const [pathname = ''] = path.split('?')
  const headers = { 'content-language': locale }
  const request = new Request(`http://studio.example/api/v1/${path}`, { headers })
  return handleApi(payload, request, pathname.split('/').map(decodeURIComponent))
})
await new Promise<void>((done) => process.stdout.write(JSON.stringify(answers), () => done()))
process.exit()
