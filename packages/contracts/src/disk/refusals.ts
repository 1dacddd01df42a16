import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { diskErrors as codes, mostDeep, mostUploads } from './contract'

/** Refusals about a disk. */
export const diskRefusals = defineRefusals({
  missing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '文件不存在或已被删除',
    english: 'This file doesn’t exist or has been deleted',
  },
  nameTaken: ({ name }: { readonly name: string }) => ({
    code: codes.nameTaken,
    data: { name },
    chinese: `“${name}”已存在，请换一个名称`,
    english: `“${name}” already exists. Choose another name.`,
  }),
  overQuota: {
    code: codes.overQuota,
    chinese: '云盘空间不足，请先清理不再使用的文件并清空回收站',
    english: 'Not enough space on the disk. Delete files you no longer need, and empty the bin.',
  },
  withinItself: {
    code: codes.withinItself,
    chinese: '不能将文件夹移动或复制到其自身或其子文件夹中',
    english: 'A folder can’t be moved or copied into itself or a folder inside it',
  },
  tooDeep: {
    code: codes.tooDeep,
    chinese: `文件夹最多${mostDeep}层`,
    english: `Folders can be at most ${mostDeep} levels deep`,
  },
  tooManyUploads: {
    code: codes.tooManyUploads,
    chinese: `最多同时保留${mostUploads}个未完成的上传，请先完成或取消`,
    english: `You can have at most ${mostUploads} unfinished uploads. Finish or cancel some first.`,
  },
  notYours: {
    code: codes.notYours,
    chinese: '包含其他成员添加的文件，请联系有企业云盘权限的管理员处理',
    english:
      'It contains files that other members added. Ask an administrator with permission for the company’s cloud disk.',
  },
  tooMuch: ({ most }: { readonly most: number }) => ({
    code: codes.tooMuch,
    data: { most },
    chinese: `一次最多处理${most}个文件和文件夹，请分批进行`,
    english: `At most ${most} files and folders at once. Please do it in several steps.`,
  }),
  infected: {
    code: codes.infected,
    chinese: '文件中发现恶意软件，不能分享或下载，请将其删除',
    english: 'Malware was found in this file. It can’t be shared or downloaded. Please delete it.',
  },
  notScannedYet: {
    code: codes.notScannedYet,
    chinese: '文件正在进行安全检查，请稍后再试',
    english: 'This file is being checked for malware. Try again in a moment.',
  },
  tooLargeToScan: {
    code: codes.tooLargeToScan,
    chinese: '文件过大，无法进行安全检查，因此不能分享或供他人下载，请联系服务管理员',
    english:
      'This file is too large to be checked for malware, so others can’t access it. Contact the operator of this service.',
  },
  incomplete: {
    code: codes.incomplete,
    chinese: '文件尚未全部上传，请继续上传',
    english: 'This file is not fully uploaded yet. Continue the upload.',
  },
  uploadedElsewhere: {
    code: errorCodes.unavailable,
    status: 503,
    data: { retryAfterSeconds: 5 },
    chinese: '该文件正在另一处上传，请稍后重试',
    english: 'This file is being uploaded elsewhere. Please try again shortly.',
  },
  tooManyUploading: {
    code: errorCodes.tooManyAtOnce,
    status: 429,
    data: { retryAfterSeconds: 2 },
    chinese: '同时上传的文件过多，请稍后再试',
    english: 'Too many files are being uploaded at once. Please try again shortly.',
  },
})
