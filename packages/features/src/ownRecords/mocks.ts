import { answer } from '../shared/stories/mocks'
import { ownRecordsContract as operations } from './contract'

export const ownRecordsAnswers = [
  answer(operations.downloadOwnRecords, {
    name: 'Atrium 我的数据 2026-11-20.zip',
    content: new Blob(['PK'], { type: 'application/zip' }),
  }),
]
