/** On the dashboard: what an alarm stands for, and whether its channels take what they are told. */
import { wordingIn } from '@wajiha/arabic'
import type { ServerProps } from 'payload'
import { readSettings } from '../../attribution/settings.ts'
import { may } from '../../platform/access/may.ts'
import { ActionButton } from '../../platform/admin/action-button.tsx'
import { Link } from '../../platform/admin/link.tsx'
import { Moment } from '../../platform/admin/moment.tsx'
import styles from '../../platform/admin/notice.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { type AlarmState, readAlarmState } from '../alarm-state.ts'
import { backupState } from '../backup-facts.ts'
import { kindPaths, kindWords } from '../kinds.ts'
import { Backups } from './backups.tsx'
import { alarmWords } from './words.ts'

type Language = 'ar' | 'en'

export async function AlarmNotice({ payload, user, i18n }: ServerProps) {
  if (!may(user, 'seeAlarms')) return null
  const { open, channels } = await readAlarmState(payload)
  const { timeZone } = (await readSettings(payload)).conversion
  const language = languageOf(i18n)
  const isWrong = open.length > 0 || channels.some(({ last }) => last?.error)
  return (
    <section
      className={isWrong ? styles.notice : styles.calm}
      aria-label={alarmWords.title[language]}
      {...(isWrong ? { 'data-alarm': '', role: 'alert' } : {})}
    >
      {open.map(({ kind, since }) => (
        <p key={kind}>
          <b>{wordingIn(kindWords[kind], language)}</b> {alarmWords.since[language]}{' '}
          <Moment at={since} language={language} timeZone={timeZone} />{' '}
          <Link href={kindPaths[kind]}>{alarmWords.look[language]}</Link>
        </p>
      ))}
      <Backups state={await backupState()} language={language} now={Date.now()} />
      <Channels channels={channels} language={language} timeZone={timeZone} />
    </section>
  )
}

type ChannelProps = Pick<AlarmState, 'channels'> & { language: Language; timeZone: string }

function Channels({ channels, language, timeZone }: ChannelProps) {
  const list = '/admin/collections/webhooks'
  if (channels.length === 0)
    return (
      <p>
        {alarmWords.none[language]} <Link href={`${list}/create`}>{alarmWords.add[language]}</Link>
      </p>
    )
  return (
    <>
      {channels.map(({ name, last }) => (
        <p key={name}>
          {alarmWords.channel[language]} <bdi>{name}</bdi>:{' '}
          {
            alarmWords[
              last?.error && last.state === 'waiting' ? 'again' : (last?.state ?? 'never')
            ][language]
          }{' '}
          {last && <Moment at={last.at} language={language} timeZone={timeZone} />}{' '}
          {last?.error && <code dir="ltr">{last.error}</code>}
        </p>
      ))}
      <p>
        <ActionButton path="alarms/test" words={alarmWords.test[language]} />
      </p>
    </>
  )
}
