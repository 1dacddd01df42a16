import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../refusal/Refusal'

const soon = { retryAfterSeconds: 5 }

export const uploadRefusals = {
  busyWithYours: () => new Refusal(errorCodes.uploadsBusy, '您上传的文件正在处理，请稍后再试', 429, soon),
  busyWithOthers: () => new Refusal(errorCodes.uploadsBusy, '正在处理的文件较多，请稍后再试', 503, soon),
  tooMany: () =>
    new Refusal(errorCodes.uploadsSpent, '一小时内上传的文件过多，请一小时后再试', 429, {
      retryAfterSeconds: 3600,
    }),
}
