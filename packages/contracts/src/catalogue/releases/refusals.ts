import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'

/** Refusals about installers. */
export const releasesRefusals = defineRefusals({
  missing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '没有可下载的安装包',
    english: 'There is no installer to download',
  },
})
