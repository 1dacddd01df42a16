export const formChinese = {
  unsaved: '有未保存的修改',
}

export const uploadChinese = {
  busy: '正在处理的文件较多，请稍后再试',
  spent: '本企业一小时内上传的文件过多，请一小时后再试',
}
