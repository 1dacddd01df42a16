export { type CodeGiven, checkCode, type ProvenCode } from './checkCode'
export type { CodePurpose } from './codePurpose'
export { type CodeWanted, type SentCode, sendCode } from './sendCode'
