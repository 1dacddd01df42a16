import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { useTexts } from '../host/useHost'
import { catalogue } from '../texts/messages'

const uploadMessages = catalogue(
  'uploads',
  {
    busy: '正在处理的文件较多，请稍后再试',
    spent: '本企业一小时内上传的文件过多，请一小时后再试',
  },
  {
    busy: 'Many files are being read at the moment. Please try again shortly.',
    spent: 'Your company sent too many files within an hour. Please try again in an hour.',
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly uploads: typeof uploadMessages
  }
}

/** What any upload may be refused with, by its code. */
export function useUploadRefusals(): Readonly<Record<number, string>> {
  const texts = useTexts(uploadMessages)
  return { [errorCodes.uploadsBusy]: texts.busy, [errorCodes.uploadsSpent]: texts.spent }
}
