'use client'
/** In one's own profile: notices of new leads on this very device, and the other devices that have them. */
import { toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import buttons from '../../platform/admin/office.module.css'
import { type Language, languageOf } from '../../platform/admin/words.ts'
import { momentsIn } from '../../platform/i18n/figures.ts'
import { pushWords } from '../words.ts'
import styles from './push-panel.module.css'
import {
  type Ability,
  abilityOf,
  type Device,
  hashOfThis,
  switchOff,
  switchOn,
} from './this-device.ts'

type Stand = { ability: Ability; devices: Device[]; own: string | undefined }

export function PushPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  return id !== undefined && id === user?.id ? <OwnDevices /> : null
}

function OwnDevices() {
  const language = languageOf(useTranslation().i18n)
  const { stand, isBusy, press } = useDevices(language)
  if (!stand) return null
  const mine = stand.devices.find(({ hash }) => hash === stand.own)
  const others = stand.devices.filter((one) => one !== mine)
  return (
    <section className={styles.panel} aria-label={pushWords.title[language]}>
      <h4>{pushWords.title[language]}</h4>
      <p>{pushWords.about[language]}</p>
      <p role="status">{sentenceFor(stand.ability, mine !== undefined)[language]}</p>
      {stand.ability === 'ready' && (
        <button
          type="button"
          className={buttons.plain}
          disabled={isBusy}
          onClick={() => void press(() => (mine ? turnOff(mine) : switchOn()))}
        >
          {(mine ? pushWords.off : pushWords.on)[language]}
        </button>
      )}
      {others.length > 0 && <h4>{pushWords.others[language]}</h4>}
      <ul>
        {others.map((device) => (
          <li key={device.id}>
            <bdi>{device.name}</bdi> {pushWords.since[language]}{' '}
            <time dateTime={device.createdAt}>{dayOf(device, language)}</time>
            <button
              type="button"
              className={buttons.plain}
              disabled={isBusy}
              onClick={() => void press(() => remove(device))}
            >
              {pushWords.remove[language]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDevices(language: Language) {
  const [stand, setStand] = useState<Stand>()
  const [isBusy, setIsBusy] = useState(false)
  const read = useCallback(async () => {
    const answer = await callStudio<{ docs: Device[] }>('push-devices?depth=0&limit=50')
    const devices = answer.ok ? answer.value.docs : []
    setStand({ ability: abilityOf(), devices, own: await hashOfThis().catch(() => undefined) })
  }, [])
  useEffect(() => void read(), [read])
  const press = async (work: () => Promise<boolean>) => {
    setIsBusy(true)
    const isDone = await work().catch(() => false)
    await read()
    setIsBusy(false)
    if (!isDone && abilityOf() !== 'refused') toast.error(pushWords.failed[language])
  }
  return { stand, isBusy, press }
}

function sentenceFor(ability: Ability, isOn: boolean) {
  if (ability === 'refused') return pushWords.refused
  if (ability === 'install') return pushWords.install
  if (ability === 'none') return pushWords.unknown
  return isOn ? pushWords.isOn : pushWords.isOff
}

async function turnOff(device: Device): Promise<boolean> {
  const isRemoved = await remove(device)
  await switchOff()
  return isRemoved
}

const remove = async ({ id }: Device): Promise<boolean> =>
  (await callStudio(`push-devices/${id}`, 'DELETE')).ok

const dayOf = ({ createdAt }: Device, language: Language) =>
  momentsIn(language, { dateStyle: 'medium' }).format(new Date(createdAt))
