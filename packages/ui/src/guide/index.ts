export { Guide, type GuideLabels, type GuideProps, type GuideStep } from './Guide'
