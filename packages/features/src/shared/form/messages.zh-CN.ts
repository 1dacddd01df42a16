export const formChinese = {
  unsaved: '有未保存的修改',
}
