import { diskErrors as codes, mostDeep, mostUploads } from '@atrium/contracts/disk/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" about somebody's disk. */
export const refusals = {
  missing: () => new Refusal(errorCodes.missing, '文件不存在或已被删除', 404),
  nameTaken: (name: string) => new Refusal(codes.nameTaken, `“${name}”已存在，请换一个名称`, 200, { name }),
  overQuota: () => new Refusal(codes.overQuota, '云盘空间不足，请先清理不再使用的文件并清空回收站'),
  withinItself: () => new Refusal(codes.withinItself, '不能将文件夹移动或复制到其自身或其子文件夹中'),
  tooDeep: () => new Refusal(codes.tooDeep, `文件夹最多${mostDeep}层`),
  tooManyUploads: () =>
    new Refusal(codes.tooManyUploads, `最多同时保留${mostUploads}个未完成的上传，请先完成或取消`),
  notYours: () => new Refusal(codes.notYours, '包含其他成员添加的文件，请联系有企业云盘权限的管理员处理'),
  tooMuch: (most: number) =>
    new Refusal(codes.tooMuch, `一次最多处理${most}个文件和文件夹，请分批进行`, 200, { most }),
  infected: () =>
    new Refusal(
      codes.infected,
      '文件中发现恶意软件，不能分享或下载，请将其删除',
      200,
      null,
      'Malware was found in it. It can’t be shared or downloaded. Delete it.',
    ),
  notScannedYet: () =>
    new Refusal(
      codes.notScannedYet,
      '文件正在进行安全检查，请稍后再试',
      200,
      null,
      'It is being checked for malware. Try again in a moment.',
    ),
  tooLargeToScan: () =>
    new Refusal(
      codes.tooLargeToScan,
      '文件过大，无法进行安全检查，因此不能分享或供他人下载，请联系服务管理员',
      200,
      null,
      'It is too large to be checked for malware, so others can’t have it. Ask who runs this service.',
    ),
  incomplete: () => new Refusal(codes.incomplete, '文件尚未全部上传，请继续上传'),
}
