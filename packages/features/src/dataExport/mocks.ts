import { dataExportContract as operations } from '@atrium/contracts/dataExport/contract'
import { answer } from '../shared/stories/mocks'

export const dataExportAnswers = [
  answer(operations.downloadOwnRecords, {
    name: 'Atrium 我的数据 2026-11-20.zip',
    content: new Blob(['PK'], { type: 'application/zip' }),
  }),
]
