/** Texts for uploaded pictures. */
export const pictureChinese = {
  choosePicture: '选择图片',
  dropPicture: '松开即可上传',
  replacePicture: '重新选择',
  removePicture: '移除',
  previewOf: (name: string) => `${name}的预览`,
  progress: '上传进度',
  zoom: '缩放',
  rotation: '旋转',
  horizontal: '水平位置',
  vertical: '垂直位置',
  reset: '完整显示',
}
