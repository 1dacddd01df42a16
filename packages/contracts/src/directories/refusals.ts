import { defineRefusals } from '../wire/refusals'
import { directoriesErrors as codes, mostDirectories, mostTokens } from './contract'

export const directoriesRefusals = defineRefusals({
  tokenUnknown: {
    code: codes.tokenUnknown,
    status: 401,
    chinese: '目录令牌无效、已过期或已停用，请让企业的超级管理员在“目录同步”中生成新令牌',
    english:
      'The directory’s token is unknown, expired or revoked. Ask the company’s super administrator for a new one.',
  },
  directoryMissing: {
    code: codes.directoryMissing,
    chinese: '该目录已停止同步，请刷新后重试',
    english: 'This directory no longer exists. Refresh and try again.',
  },
  nameTaken: {
    code: codes.nameTaken,
    chinese: '已有同名目录，请换一个名称',
    english: 'Another directory has this name. Choose a different one.',
  },
  tooManyDirectories: {
    code: codes.tooManyDirectories,
    chinese: `最多可添加${mostDirectories}个目录，请先停止不再使用的目录`,
    english: `A company has at most ${mostDirectories} directories. End one that isn’t used any more.`,
  },
  tooManyTokens: {
    code: codes.tooManyTokens,
    chinese: `每个目录最多有${mostTokens}个令牌，请先停用不再使用的令牌`,
    english: `A directory has at most ${mostTokens} tokens. Revoke one that isn’t used any more.`,
  },
  tokenMissing: {
    code: codes.tokenMissing,
    chinese: '该令牌已停用，请刷新后重试',
    english: 'This token has already ended. Refresh and try again.',
  },
  superAdministratorStays: {
    code: codes.superAdministratorStays,
    status: 403,
    chinese: '超级管理员不能由目录停用，请先在企业中更换超级管理员',
    english:
      'A directory can’t remove the super administrator. Hand over this role in the company first, then deactivate the person.',
  },
})
