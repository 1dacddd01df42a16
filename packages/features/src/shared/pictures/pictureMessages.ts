import { catalogue } from '../texts/messages'

/** Texts around pictures that people send. */
export const pictureMessages = catalogue(
  'pictures',
  {
    choosePicture: '选择图片',
    dropPicture: '松开即可上传',
    replacePicture: '重新选择',
    removePicture: '移除',
    previewOf: (name: string) => `${name}的预览`,
    progress: '上传进度',
    tooManyPixels: '图片像素过大，请上传不超过2500万像素的图片',
    pictureDamaged: '图片已损坏或不完整，请重新导出后上传',
    pictureTooLong: '图片边长过大，宽和高请分别不超过10000像素',
    pictureTooWhole: '渐进式、隔行或GIF图片不能超过1250万像素，请另存为普通的JPEG或PNG后上传',
    pictureTooManyScans: '该JPEG的扫描次数超过50次，请另存为普通（非渐进式）JPEG后上传',
    pictureTooCostly: '读取该图片耗时过长或占用内存过多，请缩小尺寸或另存为普通JPEG后上传',
    zoom: '缩放',
    rotation: '旋转',
    horizontal: '水平位置',
    vertical: '垂直位置',
    reset: '完整显示',
  },
  {
    choosePicture: 'Choose a picture',
    dropPicture: 'Drop to upload',
    replacePicture: 'Choose another',
    removePicture: 'Remove',
    previewOf: (name: string) => `Preview of ${name}`,
    progress: 'Upload progress',
    tooManyPixels: 'Image too large. Use at most 25 million pixels.',
    pictureDamaged: 'The image is damaged or incomplete. Export it again and upload it.',
    pictureTooLong: 'Image too wide or too tall. Use at most 10,000 pixels per side.',
    pictureTooWhole:
      'Progressive, interlaced and GIF images can have at most 12.5 million pixels. Save it as a standard JPEG or PNG and upload it.',
    pictureTooManyScans:
      'This JPEG has more than 50 scans. Save it as a standard (not progressive) JPEG and upload it.',
    pictureTooCostly:
      'This image is too complex to read. Make it smaller or save it as a standard JPEG and upload it.',
    zoom: 'Zoom',
    rotation: 'Rotation',
    horizontal: 'Horizontal',
    vertical: 'Vertical',
    reset: 'Fit to box',
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly pictures: typeof pictureMessages
  }
}
