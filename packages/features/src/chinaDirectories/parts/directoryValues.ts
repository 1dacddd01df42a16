import {
  syncPolicy,
  syncSchedule,
  usualThreshold,
  vendorKind,
} from '@atrium/contracts/chinaDirectories/contract'
import * as v from 'valibot'
import type { Form } from '../../shared/form/useForm'
import type { useTexts } from '../../shared/host/useKept'
import type { ChinaDirectory, VendorKind } from '../api'
import type { chinaDirectoriesMessages } from '../messages'

/** The fields of a directory, as typed. */
export interface DirectoryValues {
  readonly kind: VendorKind
  readonly name: string
  readonly clientId: string
  readonly secret: string
  readonly rootId: string
  readonly departmentId: string
  /** The full name of the department. */
  readonly department: string
  readonly schedule: ChinaDirectory['schedule']
  readonly hour: string
  readonly policy: ChinaDirectory['policy']
  readonly threshold: string
}

export type DirectoryFormState = Form<DirectoryValues>

/** When people work least. */
const usualHour = 2

type Texts = ReturnType<typeof useTexts<typeof chinaDirectoriesMessages.chinese>>

/** @param isStored whether the service has a secret, so that none must be typed */
export function schemaOf(texts: Texts, kind: VendorKind, isStored: boolean) {
  const required = (words: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(words))
  const secretLabel = texts[`${kind}Secret`]
  return v.object({
    kind: vendorKind,
    name: required(texts.nameRequired),
    clientId: required(texts.idRequired(texts[`${kind}Id`])),
    secret: isStored ? v.pipe(v.string(), v.trim()) : required(texts.secretRequired(secretLabel)),
    rootId: v.pipe(v.string(), v.trim()),
    departmentId: required(texts.departmentRequired),
    department: v.string(),
    schedule: syncSchedule,
    hour: v.string(),
    policy: syncPolicy,
    threshold: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{1,3}$/, texts.thresholdWrong),
      v.transform(Number),
      v.maxValue(100, texts.thresholdWrong),
    ),
  })
}

/** @param name of a new directory */
export const initialValues = (directory: ChinaDirectory | undefined, name: string): DirectoryValues => ({
  kind: directory?.kind ?? 'wecom',
  name: directory?.directoryName ?? name,
  clientId: directory?.clientId ?? '',
  secret: '',
  rootId: directory?.rootId ?? '',
  // One that was deleted must be chosen again.
  departmentId: directory?.department ? directory.departmentId : '',
  department: directory?.department ?? '',
  schedule: directory?.schedule ?? 'daily',
  hour: String(directory?.hour ?? usualHour),
  policy: directory?.policy ?? 'byHand',
  threshold: String(directory?.threshold ?? usualThreshold),
})
