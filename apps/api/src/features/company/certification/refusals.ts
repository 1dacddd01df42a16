import { companyCodes as codes } from '@atrium/features/company/certification/contract'
import { errorCodes } from '@atrium/features/shared/errorCodes'
import type { ImageProblem } from '../../../platform/objects'
import { Refusal } from '../../../platform/refusal/Refusal'

/** Where people ask when a name is taken. */
export const servicePhone = '400-000-2026'

/** Every "no" of a certification, with the texts that the specification gives. */
export const refusals = {
  noHistory: () => new Refusal(codes.noHistory, '暂无认证记录！'),
  nameTaken: () => new Refusal(codes.nameTaken, `已存在该企业名称，请联系客服 ${servicePhone}`),
  alreadySubmitted: () => new Refusal(codes.alreadySubmitted, '企业已提交过认证，请刷新后重新认证'),
  neverSubmitted: () => new Refusal(codes.neverSubmitted, '企业尚未提交过认证，请刷新后提交认证'),
  underReview: () => new Refusal(codes.underReview, '认证资料正在审核，审核期间不能重复提交'),
  notUnderReview: () => new Refusal(codes.notUnderReview, '该认证不在审核中，请刷新后查看最新状态'),
  changedMeanwhile: () =>
    new Refusal(codes.changedMeanwhile, '企业认证已被其他管理员提交或审核，请查看最新状态后再提交'),
  unknownRegion: () => new Refusal(codes.unknownRegion, '请选择地址'),
  licenceMissing: () => new Refusal(codes.licenceMissing, '请上传营业执照'),
  noLicenceOnRecord: () => new Refusal(errorCodes.missing, '没有营业执照影像', 404),
  unknownSubmission: (id: string) => new Refusal(errorCodes.missing, `没有编号为 ${id} 的认证`, 404),
  tooMany: () => new Refusal(errorCodes.tooMany, '24 小时内提交次数过多，请明天再试', 429),
}

/** For each reason why a picture isn't taken; `tooCostly`: reading it was given up. */
export type PictureRefusals = Readonly<Record<ImageProblem | 'tooCostly', () => Refusal>>

const shared = {
  tooManyPixels: () => new Refusal(codes.imageTooManyPixels, '图片像素过大，请上传不超过 2500 万像素的图片'),
  tooLong: () => new Refusal(codes.imageTooLong, '图片边长过大，宽和高请分别不超过 10000 像素'),
  tooWhole: () =>
    new Refusal(
      codes.imageTooWhole,
      '渐进式、隔行或 GIF 图片不能超过 1250 万像素，请另存为普通的 JPEG 或 PNG 后上传',
    ),
  tooManyScans: () =>
    new Refusal(codes.imageTooManyScans, '该 JPEG 的扫描次数超过 50 次，请另存为普通（非渐进式）JPEG 后上传'),
  tooCostly: () =>
    new Refusal(codes.imageTooCostly, '读取该图片耗时过长或占用内存过多，请缩小尺寸或另存为普通 JPEG 后上传'),
  damaged: () => new Refusal(codes.imageDamaged, '图片已损坏或不完整，请重新导出后上传'),
}

export const licenceRefusals: PictureRefusals = {
  ...shared,
  format: () => new Refusal(codes.imageFormat, '图片格式不正确~~'),
  tooLarge: () => new Refusal(codes.imageTooLarge, '图片过大，请上传小于5MB的文件~~'),
  tooSmall: () => new Refusal(codes.imageTooSmall, '图片过小，请上传大于5KB的文件~~'),
}

export const logoRefusals: PictureRefusals = {
  ...shared,
  format: () => new Refusal(codes.logoFormat, '图片格式不正确'),
  tooLarge: () => new Refusal(codes.logoTooLarge, '图片过大，请上传小于1MB的文件'),
  tooSmall: () => new Refusal(codes.logoTooSmall, '裁剪后的图片小于5KB，请重新裁剪'),
}
