'use client'
/** Payload's button, whose menu leaves scheduling to the one beside it. */
import {
  ConfigProvider,
  PublishButton as PayloadButton,
  useConfig,
  useDocumentInfo,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '../../platform/admin/dialog.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { fieldOf, isObject } from '../../platform/objects.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { scheduleWords } from './words.ts'

export function PublishButton() {
  const { id, globalSlug, hasPublishPermission } = useDocumentInfo()
  const { config } = useConfig()
  const language = languageOf(useTranslation().i18n)
  const plain = useMemo(() => withoutSchedules(config), [config])
  const [isOpen, open] = useState(false)
  return (
    <>
      <ConfigProvider config={plain}>
        <PayloadButton />
      </ConfigProvider>
      {hasPublishPermission && (globalSlug || id) && (
        <button type="button" className={styles.plain} onClick={() => open(true)}>
          {scheduleWords.schedule[language]}
        </button>
      )}
      {isOpen && createPortal(<ScheduleDialog close={() => open(false)} />, document.body)}
    </>
  )
}

function withoutSchedules(config: ClientConfig): ClientConfig {
  const plain = <Entity extends { versions?: unknown }>(entity: Entity): Entity => {
    const { versions } = entity
    const drafts = fieldOf(versions, 'drafts')
    if (!isObject(versions) || !isObject(drafts)) return entity
    return { ...entity, versions: { ...versions, drafts: { ...drafts, schedulePublish: false } } }
  }
  return {
    ...config,
    collections: config.collections.map(plain),
    globals: config.globals.map(plain),
  }
}
