export { Toaster as default } from '@atrium/ui/toast'
