import { pictureCodes } from '@atrium/contracts/shared/pictures/contract'
import type { ImageProblem } from '../../platform/objects'
import { Refusal } from '../../platform/refusal/Refusal'

/** One refusal per reason why a picture is rejected; `tooCostly`: reading it was aborted. */
export type PictureRefusals = Readonly<Record<ImageProblem | 'tooCostly', () => Refusal>>

/** The refusals that don't depend on the picture's purpose. */
export const pictureRefusals = {
  tooManyPixels: () => new Refusal(pictureCodes.tooManyPixels, '图片像素过大，请上传不超过2500万像素的图片'),
  tooLong: () => new Refusal(pictureCodes.tooLong, '图片边长过大，宽和高请分别不超过10000像素'),
  tooWhole: () =>
    new Refusal(
      pictureCodes.tooWhole,
      '渐进式、隔行或GIF图片不能超过1250万像素，请另存为普通的JPEG或PNG后上传',
    ),
  tooManyScans: () =>
    new Refusal(pictureCodes.tooManyScans, '该JPEG的扫描次数超过50次，请另存为普通（非渐进式）JPEG后上传'),
  tooCostly: () =>
    new Refusal(pictureCodes.tooCostly, '读取该图片耗时过长或占用内存过多，请缩小尺寸或另存为普通JPEG后上传'),
  damaged: () => new Refusal(pictureCodes.damaged, '图片已损坏或不完整，请重新导出后上传'),
}
