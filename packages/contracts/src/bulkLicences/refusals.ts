import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { bulkLicencesErrors as codes, mostLines, mostUnfinished } from './contract'

/** Refusals of bulk changes. */
export const bulkLicencesRefusals = defineRefusals({
  changeMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该批量操作不存在或无权查看，请刷新后重试',
    english: 'This bulk change doesn’t exist, or isn’t yours to see. Refresh and try again.',
  },
  tooManyLines: ({ total }: { readonly total: number }) => ({
    code: codes.tooManyLines,
    data: { total, most: mostLines },
    chinese: `一次最多处理${mostLines}项（成员数×产品数），当前为${total}项，请减少成员或产品后重试`,
    english: `A bulk change can have at most ${mostLines} lines (members times products), and this one has ${total}. Choose fewer members or products.`,
  }),
  tooManyUnfinished: {
    code: codes.tooManyUnfinished,
    chinese: `当前有${mostUnfinished}项批量操作正在进行，请等待其中一项完成后再试`,
    english: `${mostUnfinished} bulk changes are in progress. Wait until one of them is done, and try again.`,
  },
  nobodyChosen: {
    code: codes.nobodyChosen,
    chinese: '所选范围内没有可操作的成员，请重新选择',
    english: 'Nobody chosen is a member whose licences you can change. Please choose again.',
  },
  stillRunning: {
    code: codes.stillRunning,
    chinese: '该批量操作仍在进行中，请完成后再试',
    english: 'This bulk change is still in progress. Try again when it is done.',
  },
  nothingFailed: {
    code: codes.nothingFailed,
    chinese: '没有需要重试的项，请刷新后查看',
    english: 'Nothing is left to retry. Refresh to see the result.',
  },
  tooLateToUndo: {
    code: codes.tooLateToUndo,
    chinese: '已超过撤销的时限，请重新分配或收回授权',
    english: 'It is too late to undo this. Assign or cancel the licences instead.',
  },
  tooLarge: {
    code: codes.tooLarge,
    chinese: `文件内容过大，请仅保留手机号一列，最多${mostLines}行`,
    english: `The file contains too much. Keep only the phone numbers, at most ${mostLines} rows.`,
  },
  notASheet: {
    code: codes.notASheet,
    chinese: '无法读取该文件，请上传未加密的Excel（.xlsx、.xls）或CSV文件',
    english: 'The file can’t be read. Upload an Excel (.xlsx, .xls) or CSV file without a password.',
  },
  noPhones: {
    code: codes.noPhones,
    chinese: '未找到手机号：请确认文件有表头“手机号”，且号码不在隐藏的行或工作表中',
    english:
      'No phone numbers were found. The file needs a column with the heading “Phone”, and rows that aren’t hidden.',
  },
})
