/** Mail without a mail server: each message becomes a file in `$DATA_DIR/mail`, to be opened and read. */
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { readEnv } from '../env.ts'

const from = { name: 'Wajiha', address: 'studio@localhost' }

export const fileMail: EmailAdapter = () => ({
  name: 'files',
  defaultFromName: from.name,
  defaultFromAddress: from.address,
  async sendEmail(message) {
    const folder = join(readEnv().dataDir, 'mail')
    await mkdir(folder, { recursive: true })
    const moment = new Date()
    const name = `${moment.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
    await writeFile(join(folder, name), asFile(message, moment), { mode: 0o600 })
  },
})

function asFile(message: SendEmailOptions, moment: Date): string {
  const body = typeof message.html === 'string' ? message.html : String(message.text ?? '')
  const lines = Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\r\n')
  return [
    `Date: ${moment.toUTCString()}`,
    `From: ${from.name} <${from.address}>`,
    `To: ${oneLine(message.to)}`,
    `Subject: =?UTF-8?B?${Buffer.from(oneLine(message.subject)).toString('base64')}?=`,
    'MIME-Version: 1.0',
    `Content-Type: text/${message.html ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    lines,
    '',
  ].join('\r\n')
}

/** A header is one line, whatever was typed into it. */
const oneLine = (value: unknown) => String(value ?? '').replace(/[\r\n]+/g, ' ')
