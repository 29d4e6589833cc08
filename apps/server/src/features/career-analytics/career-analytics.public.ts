export { seedMarket } from './seed-market.ts'
