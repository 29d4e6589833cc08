import { identityFallbackMessage } from '@nextrung/contract/auth'
import { AppError } from '../../errors.ts'

/** Refuses, because this server has no Google client of its own. */
export const signInWithGoogle = async (): Promise<never> => {
  throw new AppError('PROVIDER_NOT_CONFIGURED', identityFallbackMessage)
}
