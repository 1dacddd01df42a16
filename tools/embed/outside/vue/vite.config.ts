import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const isCustomElement = (tag: string) => tag.startsWith('atrium-')

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] })
