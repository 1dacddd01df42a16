import { chinaDirectoriesContract } from '@atrium/contracts/chinaDirectories/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords, type InputsInWords } from '../shared/wire/bindInWords'
import { placeWords, productWords, searchWords } from '../shared/wire/words'

const words = { ...placeWords, ...productWords, ...searchWords } as const

export const chinaDirectoriesApiAtom = atom((get) =>
  bindInWords(chinaDirectoriesContract, get(clientAtom), words),
)

type Answers = AnswersInWords<typeof chinaDirectoriesContract, typeof words>
type Inputs = InputsInWords<typeof chinaDirectoriesContract, typeof words>

/** A directory at WeCom, DingTalk or Feishu. */
export type ChinaDirectory = Answers['listChinaDirectories'][number]
export type VendorKind = ChinaDirectory['kind']
export type Verdict = Answers['testChinaDirectory']
export type DirectoryFailure = NonNullable<Verdict['failure']>
/** What a directory's callbacks need, shown once. */
export type Callback = Answers['setDirectoryCallback']
export type TestInput = Inputs['testChinaDirectory']['body']
export type ConnectInput = Inputs['connectChinaDirectory']['body']
export type EditInput = Inputs['editChinaDirectory']['body']
export type CallbackInput = Inputs['setDirectoryCallback']['body']

/** One reading of a directory, and how far it was applied. */
export type Difference = Answers['listDifferences']['list'][number]
export type KnownDifference = Answers['getDifference']
export type DifferenceRow = Answers['listDifferenceRows']['list'][number]
export type Change = DifferenceRow['change']
export type Note = NonNullable<DifferenceRow['note']>
export type Decision = 'link' | 'leave'
