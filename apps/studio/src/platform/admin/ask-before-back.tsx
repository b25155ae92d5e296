'use client'
/**
 * Asks before the browser's Back leads away from what is written and not saved, as Payload asks before a link does, and
 * before Escape or a press beside a drawer closes it, as Payload asks at its cross. A form that saves by itself loses
 * nothing, and asks nothing.
 */
import {
  ConfirmationModal,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useId } from 'react'
import { askBeforeStep, goOn } from './going-back.ts'
import { useClosing } from './use-closing.ts'

export const AskBeforeBack = () => <AskBeforeSteps isUnsaved={useUnsaved()} />

/** At the browser's Back and at a drawer's end. */
export function AskBeforeSteps({ isUnsaved }: { isUnsaved: boolean }) {
  const { drawerSlug } = useDocumentDrawerContext()
  const { openModal, closeModal } = useModal()
  const key = `leave-without-saving-${useId()}`
  const closing = `${key}-drawer`
  useEffect(
    () => (isUnsaved ? askBeforeStep(() => openModal(key)) : undefined),
    [isUnsaved, openModal, key],
  )
  useClosing(isUnsaved ? drawerSlug : undefined, () => openModal(closing))
  return (
    <>
      <LeaveQuestion modalSlug={key} onConfirm={goOn} />
      {drawerSlug && <LeaveQuestion modalSlug={closing} onConfirm={() => closeModal(drawerSlug)} />}
    </>
  )
}

function useUnsaved(): boolean {
  const { docConfig } = useDocumentInfo()
  const isModified = useFormModified()
  const { isValid } = useForm()
  // What was refused counts as unchanged, and is not saved all the same.
  return (isModified || !isValid) && !(docConfig && hasAutosaveEnabled(docConfig))
}

export function LeaveQuestion(props: { modalSlug: string; onConfirm: () => void }) {
  const { t } = useTranslation()
  return (
    <ConfirmationModal
      {...props}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
    />
  )
}
