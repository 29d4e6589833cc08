export { scoreDemand } from './occupation-figures.ts'
