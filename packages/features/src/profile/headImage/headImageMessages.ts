import { catalogue } from '../../shared/texts/messages'

/** Texts around a person’s picture. */
export const headImageMessages = catalogue(
  'headImage',
  {
    set: '设置头像',
    change: '更换头像',
    remove: '移除头像',
    title: '头像',
    source: '图片',
    fileHint: '支持PNG、JPG、GIF、BMP，不超过5 MB；建议使用480 × 480像素以上的正面照',
    result: '裁剪后的头像',
    format: '请选择PNG、JPG、GIF或BMP格式的图片',
    tooLarge: '图片过大，请上传小于5 MB的文件',
    tooSmall: '图片内容过少，请更换图片',
    required: '请选择图片',
    saved: '头像已更新',
    removed: '头像已移除',
  },
  {
    set: 'Add a picture',
    change: 'Change picture',
    remove: 'Remove picture',
    title: 'Your picture',
    source: 'Picture',
    fileHint: 'PNG, JPG, GIF or BMP of at most 5 MB; best 480 × 480 pixels or more',
    result: 'Your picture as it will be shown',
    format: 'Please choose a PNG, JPG, GIF or BMP picture',
    tooLarge: 'The picture is too large. Please choose one of less than 5 MB.',
    tooSmall: 'There is too little in the picture. Please choose another one.',
    required: 'Please choose a picture',
    saved: 'Your picture was changed',
    removed: 'Your picture was removed',
  },
)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly headImage: typeof headImageMessages
  }
}
