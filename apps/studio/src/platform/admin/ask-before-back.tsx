'use client'
/**
 * Asks before the browser's Back leads away from what is written and not saved, as Payload asks before a link does.
 * A form that saves by itself loses nothing, and asks nothing.
 */
import {
  ConfirmationModal,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useId } from 'react'
import { askBeforeStep, goOn } from './going-back.ts'

export function AskBeforeBack() {
  const { docConfig } = useDocumentInfo()
  const isModified = useFormModified()
  const { isValid } = useForm()
  const { openModal } = useModal()
  const { t } = useTranslation()
  const key = `leave-without-saving-${useId()}`
  const savesItself = docConfig && hasAutosaveEnabled(docConfig)
  // What was refused counts as unchanged, and is not saved all the same.
  const isUnsaved = !savesItself && (isModified || !isValid)
  useEffect(
    () => (isUnsaved ? askBeforeStep(() => openModal(key)) : undefined),
    [isUnsaved, openModal, key],
  )
  return (
    <ConfirmationModal
      modalSlug={key}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onConfirm={goOn}
    />
  )
}
