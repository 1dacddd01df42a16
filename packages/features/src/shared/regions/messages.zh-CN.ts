/** Texts for choosing province, city and district. */
export const regionChinese = {
  region: '所在地区',
  placeholder: '请选择省 / 市 / 区县',
  level: (position: number) => ['省份', '城市', '区县'][position - 1] ?? '',
  search: '搜索省、市、区县',
  noMatches: '没有符合的地区',
  failed: '地区加载失败',
}
