import { defineRefusals } from '../../wire/refusals'
import { pictureCodes as codes } from './contract'

/** Reasons why a picture isn’t accepted, whatever it is for. */
export const pictureRefusals = defineRefusals({
  tooManyPixels: {
    code: codes.tooManyPixels,
    chinese: '图片像素过大，请上传不超过2500万像素的图片',
    english: 'Image too large. Use at most 25 million pixels.',
  },
  tooLong: {
    code: codes.tooLong,
    chinese: '图片边长过大，宽和高请分别不超过10000像素',
    english: 'Image too wide or too tall. Use at most 10,000 pixels per side.',
  },
  tooWhole: {
    code: codes.tooWhole,
    chinese: '渐进式、隔行或GIF图片不能超过1250万像素，请另存为普通的JPEG或PNG后上传',
    english:
      'Progressive, interlaced and GIF images can have at most 12.5 million pixels. Save it as a standard JPEG or PNG and upload it.',
  },
  tooManyScans: {
    code: codes.tooManyScans,
    chinese: '该JPEG的扫描次数超过50次，请另存为普通（非渐进式）JPEG后上传',
    english: 'This JPEG has more than 50 scans. Save it as a standard (not progressive) JPEG and upload it.',
  },
  tooCostly: {
    code: codes.tooCostly,
    chinese: '读取该图片耗时过长或占用内存过多，请缩小尺寸或另存为普通JPEG后上传',
    english:
      'This image is too complex to read. Make it smaller or save it as a standard JPEG and upload it.',
  },
  damaged: {
    code: codes.damaged,
    chinese: '图片已损坏或不完整，请重新导出后上传',
    english: 'The image is damaged or incomplete. Export it again and upload it.',
  },
})
