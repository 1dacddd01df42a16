import { deskCertificationsContract } from '@atrium/contracts/desk/certifications/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'

const words = { areaOrCounty: 'district' } as const

export const certificationsApiAtom = atom((get) =>
  bindInWords(deskCertificationsContract, get(clientAtom), words),
)

type Answers = AnswersInWords<typeof deskCertificationsContract, typeof words>

/** A submission in the list. */
export type CertificationRow = Answers['listCertificationCases']['list'][number]
/** A submission with everything that its review needs. */
export type CertificationCase = Answers['getCertificationCase']
export type Statement = CertificationCase['submitted']
export type CertificationState = CertificationRow['state']
