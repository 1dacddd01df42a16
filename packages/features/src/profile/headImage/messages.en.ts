import type { English } from '../../shared/texts/messages'
import type { headImageChinese } from './messages.zh-CN'

export const headImageEnglish: English<typeof headImageChinese> = {
  set: 'Add a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  title: 'Your picture',
  source: 'Picture',
  fileHint: 'PNG, JPG, GIF or BMP, up to 5 MB. 480 × 480 pixels or more recommended.',
  result: 'Preview of your picture',
  format: 'Please choose a PNG, JPG, GIF or BMP picture',
  tooLarge: 'The picture is too large. Please choose one of less than 5 MB.',
  required: 'Please choose a picture',
  saved: 'Picture changed',
  removed: 'Picture removed',
}
