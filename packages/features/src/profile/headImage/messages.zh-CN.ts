/** Texts of a person’s picture. */
export const headImageChinese = {
  set: '设置头像',
  change: '更换头像',
  remove: '移除头像',
  title: '头像',
  source: '图片',
  fileHint: '支持PNG、JPG、GIF、BMP，不超过5 MB；建议使用480 × 480像素以上的正面照',
  result: '裁剪后的头像',
  format: '请选择PNG、JPG、GIF或BMP格式的图片',
  tooLarge: '图片过大，请上传小于5 MB的文件',
  required: '请选择图片',
  saved: '头像已更新',
  removed: '头像已移除',
}
