import { AppError } from '../../errors.ts'

export const unknownRole = (role: string): AppError =>
  new AppError('NOT_FOUND', `There is no market data for the role "${role}". Choose one of the listed roles.`)
