import type { English } from '../texts/messages'
import type { pictureChinese } from './messages.zh-CN'

export const pictureEnglish: English<typeof pictureChinese> = {
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
}
