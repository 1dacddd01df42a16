import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { callbackKeyLength, chinaDirectoriesErrors as codes } from './contract'

export const chinaDirectoriesRefusals = defineRefusals({
  differenceMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该同步记录不存在，请刷新后重试',
    english: 'This difference doesn’t exist. Refresh and try again.',
  },
  alreadyBusy: {
    code: codes.alreadyBusy,
    chinese: '该目录正在读取或同步，请等待完成或取消后再试',
    english: 'This directory is being read or applied. Wait until it is done, or cancel it.',
  },
  notReady: {
    code: codes.notReady,
    chinese: '该差异已处理或已失效，请重新读取目录',
    english: 'This difference was applied, cancelled or replaced. Read the directory again.',
  },
  outdated: {
    code: codes.outdated,
    chinese: '读取目录之后，企业的部门、成员或目录设置有变化，请重新读取目录',
    english:
      'Departments, members or the directory’s settings changed after it was read. Read the directory again.',
  },
  leaversUnconfirmed: ({ count, percent }: { readonly count: number; readonly percent: number }) => ({
    code: codes.leaversUnconfirmed,
    data: { count, percent },
    chinese: `将有${count}人（${percent}%）离开企业，超过您设置的比例，请核对名单并确认后再同步`,
    english: `${count} people (${percent}%) would leave, which is more than your threshold. Check their names and confirm.`,
  }),
  linksUndecided: ({ count }: { readonly count: number }) => ({
    code: codes.linksUndecided,
    data: { count },
    chinese: `有${count}个部门与目录中的部门同名，请先选择关联或保留`,
    english: `${count} departments have the same name as one of the directory. Decide first whether to link them.`,
  }),
  callbackKeyWrong: {
    code: codes.callbackKeyWrong,
    chinese: `EncodingAESKey须为${callbackKeyLength}位字母和数字，请从后台复制完整的密钥，或留空由系统生成`,
    english: `The key must have ${callbackKeyLength} letters and digits. Copy it completely from the vendor’s console, or leave it empty.`,
  },
  atRest: {
    code: codes.atRest,
    chinese: '该同步已结束，无需取消，请刷新后查看',
    english: 'This difference is finished already, so there is nothing to cancel. Refresh to see it.',
  },
})
