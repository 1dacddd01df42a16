export { canShowGuide } from './canShowGuide'
export { Guide, type GuideLabels, type GuideProps, type GuideStep, loadGuide } from './Guide'
