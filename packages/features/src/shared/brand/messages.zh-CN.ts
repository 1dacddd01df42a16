export const greetingChinese = {
  morning: (name: string) => `早上好，${name}`,
  afternoon: (name: string) => `下午好，${name}`,
  evening: (name: string) => `晚上好，${name}`,
}
