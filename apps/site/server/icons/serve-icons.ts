/** `/api/icons/{prefix}.json?icons=a,b`: icons of the sets that we ship, kept for a week. */
import { isIconPart } from '#app/icons/icon-name.ts'
import { iconService } from '#app/icons/icons.ts'
import { loadIconSet } from '#app/icons/sets.server.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sendProblem } from '../http/problems.ts'
import { sendJson } from '../http/send.ts'
import { answerFromSet } from './icons-answer.ts'

const folder = `${iconService}/`
const aWeek = { 'cache-control': 'public, max-age=604800' }

/** Four times what our own loader asks for at once. */
const longestSearch = 2_000

export const serveIcons: Handler = (exchange) => {
  const { pathname, search } = exchange
  if (!pathname.startsWith(folder)) return false
  if (search.length > longestSearch) return sendProblem(exchange, 414, 'URI Too Long')
  const [, prefix = ''] = /^([^/]+)\.json$/.exec(pathname.slice(folder.length)) ?? []
  const asked = new URLSearchParams(search).get('icons')
  if (!isIconPart(prefix) || !asked) return sendProblem(exchange, 404, 'Not found')
  return answer(exchange, prefix, asked.split(','))
}

async function answer(exchange: Exchange, prefix: string, names: string[]): Promise<true> {
  const set = await loadIconSet(prefix)
  if (!set) return sendProblem(exchange, 404, 'Not found')
  return sendJson(exchange, 200, answerFromSet(set, names), aWeek)
}
