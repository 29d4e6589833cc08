import { isPublic } from '../linkedin/linkedin.public.ts'

/** Whether a name can stand in a sentence: no markup, no quotation marks, no address or phone number. */
export const isSpoken = (text: string): boolean => isPublic(text) && !/[<>{}[\]|\\“”\p{Cc}]/u.test(text)
