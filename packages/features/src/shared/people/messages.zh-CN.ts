/** Texts of tables in which people are chosen. */
export const peopleChinese = {
  member: '成员',
  department: '部门',
  nameMissing: '未填写姓名',
  search: '搜索成员',
  searchHint: '手机号、姓名、部门',
  failed: '成员加载失败',
}
