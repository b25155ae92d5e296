/**
 * `/_frame/SERVICE/ID`: a page of our own around one thing of another site. Posts may frame only
 * us, so no stranger stands in their policy; this page may frame exactly one host of a closed list,
 * and runs nothing itself. Nobody asks for it before a reader has pressed.
 */
import { createHash } from 'node:crypto'
import { checkFrame, type Frame, frameSource } from '@wajiha/contract'
import { escapeHtml } from '#app/seo/escape-html.ts'
import type { Handler } from '../http/exchange.ts'
import { sendText } from '../http/send.ts'

const pattern = /^\/_frame\/([a-z]+)\/([^/]{1,120})$/
const style = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}'
const styleHash = createHash('sha256').update(style).digest('base64')
const permissions = 'autoplay; fullscreen; picture-in-picture; encrypted-media'

export const serveFrames: Handler = (exchange) => {
  const { pathname } = exchange
  if (!pathname.startsWith('/_frame/')) return false
  const [, service = '', id = ''] = pattern.exec(pathname) ?? []
  const frame = checkFrame(service, decodeURIComponent(id))
  if (!frame) return sendText(exchange, 404, 'text/plain', 'Not found')
  return sendText(exchange, 200, 'text/html', pageAround(frame), {
    'cache-control': 'public, max-age=86400',
    'content-security-policy': policyFor(frame),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  })
}

function pageAround(frame: Frame): string {
  const source = escapeHtml(frameSource(frame))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${frame.service}</title><style>${style}</style><iframe src="${source}" title="${frame.service}" allow="${permissions}" allowfullscreen></iframe></html>\n`
}

const policyFor = (frame: Frame) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `frame-src ${new URL(frameSource(frame)).origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
